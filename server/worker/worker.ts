import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { requireOwnSession, SharedSession } from '@/database/sessions/own-session'
import { log } from '@/lib/log/log'
import { createOutageLog } from '@/lib/log/outage-log'
import { serverState } from '@/lib/server-state'
import { dueQueues, LEASE, requireLock, tryLock, workerConnection } from './worker-connection'

export interface Worker {
  start(): void
  /** Starts no new jobs. Resolves when the running jobs have finished. */
  close(): Promise<void>
}

interface Options {
  /** The address of PostgreSQL itself. */
  readonly databaseUrl: string | undefined
  /** Runs some due jobs of a queue. Returns how many jobs there were. */
  readonly run: (queue: string) => Promise<number>
  /** Called when this server has become the one that works. */
  readonly onWork?: (() => void) | undefined
  /** Milliseconds between two queries for due jobs. */
  readonly pause?: number
}

/**
 * Runs due jobs, independent of requests. Of several servers on one database, the server with the
 * advisory lock runs them. It stops when its connection closes, and tries to get the lock again.
 */
export function workerOn({ databaseUrl, run, onWork, pause = 2000 }: Options): Worker {
  const stopping = new AbortController()
  const { signal } = stopping
  const outage = createOutageLog('the worker')
  const inFlight = new Map<string, Promise<void>>()
  let loop: Promise<void> = Promise.resolve()
  /** The time until which this server may start jobs, on the monotonic clock of `performance`. */
  let leaseEnd = 0

  const mayWork = () => !signal.aborted && performance.now() < leaseEnd

  /** Runs the jobs of a queue until none is due. */
  async function drain(queue: string): Promise<void> {
    try {
      while (mayWork() && (await run(queue)) > 0);
    } catch (error) {
      log.warn({ err: error, queue }, 'running jobs failed')
    }
  }

  /**
   * Renews the lease and runs due jobs. Queues run in parallel, so a slow mail server does not
   * delay a publication.
   */
  async function work(client: Client): Promise<void> {
    const requestedAt = performance.now()
    await requireLock(client)
    const queues = await dueQueues(client)
    leaseEnd = requestedAt + LEASE
    for (const queue of queues) {
      if (!mayWork() || inFlight.has(queue)) continue
      inFlight.set(
        queue,
        drain(queue).finally(() => inFlight.delete(queue)),
      )
    }
  }

  const rest = () => sleep(pause, undefined, { ref: false, signal }).catch(() => {})

  /** Runs jobs until the connection closes. */
  async function serve(): Promise<void> {
    const client = workerConnection(databaseUrl)
    try {
      await client.connect()
      outage.recovered()
      await requireOwnSession(client, databaseUrl)
      delete serverState.problems?.worker
      while (!signal.aborted && !(await tryLock(client))) await rest()
      serverState.holdsWorkerLock = !signal.aborted
      if (!signal.aborted) onWork?.()
      while (!signal.aborted) {
        await work(client)
        await rest()
      }
      // Keeps the lock until the running jobs have finished, so the next server does not start them
      // again.
      while (inFlight.size > 0) {
        await Promise.race([Promise.allSettled(inFlight.values()), sleep(pause)])
        await work(client)
      }
    } finally {
      leaseEnd = 0
      serverState.holdsWorkerLock = false
      await Promise.allSettled(inFlight.values())
      // `end()` waits for the peer, which may be frozen.
      await Promise.race([client.end().catch(() => {}), sleep(1000, undefined, { ref: false })])
    }
  }

  /** A mistake in the settings is logged once, and shown by the check whether the server is ready. */
  function report(error: unknown): void {
    if (!(error instanceof SharedSession)) {
      delete serverState.problems?.worker
      outage.failed(error)
      return
    }
    if (serverState.problems?.worker !== error.message) log.error(error.message)
    serverState.problems = { ...serverState.problems, worker: error.message }
  }

  async function keepServing(): Promise<void> {
    while (!signal.aborted) {
      await serve().catch(report)
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
