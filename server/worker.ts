import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { log } from '@/lib/log'
import { dueQueues, LEASE, tryLock, workerConnection } from './worker-connection'

export interface Worker {
  start(): void
  /** Begins nothing new; resolves when what was begun has ended. */
  close(): Promise<void>
}

interface Options {
  readonly databaseUrl: string | undefined
  /** Runs some of what is due in a queue; answers how many jobs there were. */
  readonly run: (queue: string) => Promise<number>
  /** Milliseconds between two looks at what is due. */
  readonly pause?: number
}

/**
 * Lets the app do what is due, whether or not anybody visits. Of several servers on one database the
 * one that holds a lock there does it; when its connection breaks it stops, and tries to get the lock
 * again.
 */
export function workerOn({ databaseUrl, run, pause = 2000 }: Options): Worker {
  const stopping = new AbortController()
  const { signal } = stopping
  const inFlight = new Map<string, Promise<void>>()
  let loop: Promise<void> = Promise.resolve()
  /** Until when this server may begin work, by the clock of `performance`, which never stops. */
  let leaseEnd = 0

  const mayWork = () => !signal.aborted && performance.now() < leaseEnd

  /** Goes through a queue until nothing in it is due. */
  async function drain(queue: string): Promise<void> {
    try {
      while (mayWork() && (await run(queue)) > 0);
    } catch (error) {
      log.warn({ err: error, queue }, 'jobs not run')
    }
  }

  /**
   * Renews the lease, and works on what is due. One queue never waits for another: a slow mail
   * server does not hold up a publication.
   */
  async function work(client: Client): Promise<void> {
    const asked = performance.now()
    const queues = await dueQueues(client)
    leaseEnd = asked + LEASE
    for (const queue of queues) {
      if (!mayWork() || inFlight.has(queue)) continue
      inFlight.set(
        queue,
        drain(queue).finally(() => inFlight.delete(queue)),
      )
    }
  }

  const rest = () => sleep(pause, undefined, { ref: false, signal }).catch(() => {})

  /** Works for as long as the connection stands. */
  async function serve(): Promise<void> {
    const client = workerConnection(databaseUrl)
    try {
      await client.connect()
      while (!signal.aborted && !(await tryLock(client))) await rest()
      while (!signal.aborted) {
        await work(client)
        await rest()
      }
      // The lock is kept until they have ended: the next server must not meet jobs half done.
      while (inFlight.size > 0) {
        await Promise.race([Promise.allSettled(inFlight.values()), sleep(pause)])
        await work(client)
      }
    } finally {
      leaseEnd = 0
      await Promise.allSettled(inFlight.values())
      // A frozen peer would not take leave.
      await Promise.race([client.end().catch(() => {}), sleep(1000, undefined, { ref: false })])
    }
  }

  async function keepServing(): Promise<void> {
    while (!signal.aborted) {
      await serve().catch((error: unknown) => log.debug({ err: error }, 'worker has no database'))
      await rest()
    }
  }

  return {
    start() {
      loop = keepServing()
    },
    async close() {
      stopping.abort()
      await loop
    },
  }
}
