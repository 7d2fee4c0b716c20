import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { z } from 'zod/mini'
import { cacheTags, TAGS_CHANNEL } from '@/config/cache-tags'
import { outageLog } from '@/lib/log/outage-log'
import { serverState } from '@/lib/server-state'
import { succeedsWithin } from '@/lib/succeeds-within'
import { coalesce } from './coalesce'

export interface CacheInvalidationListener {
  /** Starts listening. Resolves when the first attempt to listen has succeeded or failed. */
  start(): Promise<void>
  /**
   * Resolves when the changes that were committed before the call have been received: PostgreSQL
   * sends notifications before the response to a query on the same connection.
   */
  synchronize(): Promise<void>
  /** Whether the database responds within `milliseconds` on the listener's connection. */
  isResponding(milliseconds: number): Promise<boolean>
  close(): Promise<void>
}

interface Options {
  readonly databaseUrl: string | undefined
  readonly onTags: (tags: readonly string[]) => void
  /** Milliseconds between attempts to connect to the database. */
  readonly pause?: number
  /** Milliseconds between heartbeats. */
  readonly heartbeat?: number
  /** Milliseconds after which an unanswered heartbeat means that the connection is lost. */
  readonly patience?: number
}

/**
 * Listens for cache invalidations from every server on the same database. A connection to a frozen
 * peer never closes, so a heartbeat checks it. Notifications sent while disconnected are lost, so
 * each new connection invalidates the whole cache once. The server is not ready while it is not
 * listening.
 */
export function listenForInvalidations(options: Options): CacheInvalidationListener {
  const { databaseUrl, onTags, pause = 1000, heartbeat = 1000, patience = 2000 } = options
  // node-postgres reads the timeout from the query object.
  const listenQuery = { text: `listen ${TAGS_CHANNEL}`, query_timeout: patience }
  const closing = new AbortController()
  const outage = outageLog('the listener for cache invalidations')
  /** A query and its response on the connection that listens. Rejects when it is lost. */
  let roundTrip: (() => Promise<void>) | undefined
  let socket: Socket | undefined
  let settle = () => {}
  const tried = new Promise<void>((resolve) => {
    settle = resolve
  })

  async function isResponding(milliseconds: number): Promise<boolean> {
    return roundTrip ? succeedsWithin(roundTrip(), milliseconds) : false
  }

  /** Listens until the connection closes or a heartbeat is not answered. */
  async function listen(): Promise<void> {
    // A socket that the listener can destroy. `client.end()` would wait for a frozen peer.
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
    connection.on('notification', ({ payload }) => onTags(tagsIn(payload)))
    connection.once('end', () => ended.abort())
    ended.signal.addEventListener('abort', () => {
      if (socket !== own) return
      roundTrip = undefined
      serverState.listening = false
    })
    socket = own
    try {
      await connection.connect()
      await connection.query(listenQuery)
      roundTrip = coalesce(async () => void (await connection.query('select 1')))
      onTags([cacheTags.site])
      serverState.listening = !ended.signal.aborted
      outage.recovered()
      settle()
      do await sleep(heartbeat, undefined, { signal: ended.signal, ref: false })
      while (await isResponding(patience))
    } finally {
      roundTrip = undefined
      serverState.listening = false
      own.destroy()
    }
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      await listen().catch((error: unknown) => {
        if (!closing.signal.aborted) outage.failed(error)
      })
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
    isResponding,
    async synchronize() {
      // Without a connection, everything is invalidated once there is one again.
      await roundTrip?.().catch(() => {})
    },
    async close() {
      closing.abort()
      socket?.destroy()
    },
  }
}

/** The tags of a notification. One that cannot be read invalidates everything. */
function tagsIn(payload: string | undefined): readonly string[] {
  const tags = z.array(z.string()).safeParse(parseJson(payload))
  return tags.success ? tags.data : [cacheTags.site]
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
