import { Socket } from 'node:net'
import { setImmediate as afterPoll, setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { cacheTags, TAGS_CHANNEL } from '@/config/cache-tags'
import { log } from '@/lib/log'
import { serverState } from '@/lib/server-state'

export interface CacheInvalidationListener {
  /** Begins; settles when the first attempt to listen has succeeded or failed. */
  start(): Promise<void>
  /** Whether the database answers within `milliseconds`, asked over the listener's connection. */
  answers(milliseconds: number): Promise<boolean>
  close(): Promise<void>
}

interface Options {
  readonly databaseUrl: string | undefined
  readonly onTags: (tags: readonly string[]) => Promise<void>
  /** Milliseconds between attempts to reach the database. */
  readonly pause?: number
  /** Milliseconds between two heartbeats. */
  readonly heartbeat?: number
  /** Milliseconds after which an unanswered heartbeat counts as a lost connection. */
  readonly patience?: number
}

/**
 * Listens to what is published, on this server or another one on the same database. A connection
 * whose other end is frozen never breaks, so a heartbeat runs over it. Notifications that were
 * missed are unknown, so each new connection expires everything once. The server is not ready while
 * it cannot listen.
 */
export function listenForInvalidations(options: Options): CacheInvalidationListener {
  const { databaseUrl, onTags, pause = 1000, heartbeat = 1000, patience = 2000 } = options
  // node-postgres takes the limit with the statement.
  const listenQuery = { text: `listen ${TAGS_CHANNEL}`, query_timeout: patience }
  const closing = new AbortController()
  /** Where the database can be asked. */
  let client: Client | undefined
  let socket: Socket | undefined
  let ping: Promise<boolean> | undefined
  let settle = () => {}
  const tried = new Promise<void>((resolve) => {
    settle = resolve
  })

  /** A tag that was not expired is as good as not heard: a new connection expires everything. */
  async function expireOrReconnect(own: Socket, payload: string | undefined): Promise<void> {
    try {
      await onTags(tagsIn(payload))
    } catch (error) {
      log.error({ err: error }, 'tags not expired')
      own.destroy()
    }
  }

  async function answers(milliseconds: number): Promise<boolean> {
    if (!client) return false
    ping ??= client
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        ping = undefined
      })
    return Promise.race([ping, late(milliseconds)])
  }

  /** Listens until the connection breaks or falls silent. */
  async function listen(): Promise<void> {
    // The socket is ours to cut: a polite end would wait for a frozen peer.
    const own = new Socket()
    const connection = new Client({
      connectionString: databaseUrl,
      application_name: 'guide: listener',
      connectionTimeoutMillis: 3000,
      keepAlive: true,
      stream: () => own,
    })
    const ended = new AbortController()
    connection.on('error', () => own.destroy())
    connection.on('notification', ({ payload }) => void expireOrReconnect(own, payload))
    connection.once('end', () => ended.abort())
    ended.signal.addEventListener('abort', () => {
      if (socket !== own) return
      client = undefined
      serverState.listening = false
    })
    socket = own
    try {
      await connection.connect()
      await connection.query(listenQuery)
      client = connection
      await onTags([cacheTags.site])
      serverState.listening = !ended.signal.aborted
      settle()
      do await sleep(heartbeat, undefined, { signal: ended.signal, ref: false })
      while (await answers(patience))
    } finally {
      client = undefined
      serverState.listening = false
      own.destroy()
    }
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      await listen().catch((error: unknown) => log.debug({ err: error }, 'not listening'))
      settle()
      await sleep(pause, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  }

  return {
    start() {
      serverState.listening = false
      void run()
      return tried
    },
    answers,
    async close() {
      closing.abort()
      socket?.destroy()
    },
  }
}

/** False when the time is up. Answers that came in while this process was busy still count. */
async function late(milliseconds: number): Promise<false> {
  await sleep(milliseconds, undefined, { ref: false })
  await afterPoll()
  return false
}

function tagsIn(payload: string | undefined): string[] {
  const tags: unknown = JSON.parse(payload ?? '[]')
  return Array.isArray(tags) ? tags.map(String) : []
}
