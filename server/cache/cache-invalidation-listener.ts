import { randomBytes } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { z } from 'zod/mini'
import { cacheTags, TAGS_CHANNEL } from '@/config/cache-tags'
import {
  readWalPosition,
  type WalPosition,
  walPositionRow,
} from '@/database/replication/wal-position'
import { SharedSession } from '@/database/sessions/own-session'
import { queryClient } from '@/database/sql/query'
import { log } from '@/lib/log/log'
import { createOutageLog } from '@/lib/log/outage-log'
import { serverState } from '@/lib/server-state'
import { succeedsWithin } from '@/lib/succeeds-within'
import { QueryQueue } from '@/payload-patches/database/query-queue'
import { createDatabaseClient } from '../database-client'
import { coalesce } from './coalesce'

/** Payloads of the notifications of a listener to itself, by the connection that sends them. */
const OWN = 'own'
const OTHER = 'other'

export interface CacheInvalidationListener {
  /** Starts listening. Resolves when the first attempt to listen has succeeded or failed. */
  start(): Promise<void>
  /**
   * Resolves when the changes that were committed before the call have been received: PostgreSQL
   * sends notifications before the response to a query on the same connection.
   */
  synchronize(): Promise<void>
  /**
   * The end of the log of the primary, which has all changes that were received before the call.
   * Rejects while the listener is not connected.
   */
  readPosition(): Promise<WalPosition>
  /** Whether the database responds within `milliseconds` on the listener's connection. */
  isResponding(milliseconds: number): Promise<boolean>
  close(): Promise<void>
}

interface Options {
  /** The address of PostgreSQL itself. */
  readonly databaseUrl: string | undefined
  /** The address over which changes are written. It may be a pooler. */
  readonly writeUrl?: string | undefined
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
 * peer never closes, so a heartbeat checks it: a notification to itself, which does not come back
 * behind a pooler. Notifications sent while disconnected are lost, so each new connection invalidates
 * the whole cache once. The server is not ready while it is not listening.
 */
export function listenForInvalidations(options: Options): CacheInvalidationListener {
  const { databaseUrl, onTags, pause = 1000, heartbeat = 1000, patience = 2000 } = options
  const { writeUrl = databaseUrl } = options
  /** Only this listener hears its own heartbeats. */
  const ownChannel = `guide_heartbeat_${randomBytes(8).toString('hex')}`
  const listenQuery = {
    text: `listen ${TAGS_CHANNEL}; listen ${ownChannel}`,
    // node-postgres reads the timeout from the query object.
    query_timeout: patience,
  }
  const closing = new AbortController()
  const outage = createOutageLog('the listener for cache invalidations')
  /** A query and its response on the connection that listens. Rejects when it is lost. */
  let roundTrip: (() => Promise<void>) | undefined
  let queries: QueryQueue | undefined
  let disconnect = () => {}
  let settle = () => {}
  const tried = new Promise<void>((resolve) => {
    settle = resolve
  })

  async function isResponding(milliseconds: number): Promise<boolean> {
    return roundTrip ? succeedsWithin(roundTrip(), milliseconds) : false
  }

  /** Listens until the connection closes or a heartbeat is not answered. */
  async function listen(): Promise<void> {
    const { client: connection, destroy } = createDatabaseClient({
      connectionString: databaseUrl,
      application_name: 'guide: listener',
      connectionTimeoutMillis: 3000,
      keepAlive: true,
    })
    const ended = new AbortController()
    const ownNotifications = new EventEmitter()
    connection.on('notification', ({ channel, payload = '' }) => {
      if (channel === ownChannel) ownNotifications.emit(payload)
      else onTags(tagsIn(payload))
    })
    connection.once('end', () => ended.abort())
    ended.signal.addEventListener('abort', () => {
      if (disconnect !== destroy) return
      roundTrip = undefined
      queries = undefined
      serverState.listening = false
    })
    disconnect = destroy
    try {
      await connection.connect()
      await connection.query(listenQuery)
      await hearFrom(writeUrl, ownNotifications)
      // A heartbeat that is lost with a crash of the database need not reach its disk.
      await connection.query('set synchronous_commit = off')
      const queue = new QueryQueue(connection)
      queries = queue
      roundTrip = coalesce(async () => void (await queue.query('select 1')))
      delete serverState.problems?.listener
      onTags([cacheTags.site])
      serverState.listening = !ended.signal.aborted
      outage.recovered()
      settle()
      do await sleep(heartbeat, undefined, { signal: ended.signal, ref: false })
      while (await beat(queue, ownNotifications))
    } finally {
      roundTrip = undefined
      queries = undefined
      serverState.listening = false
      destroy()
    }
  }

  /**
   * Sends a notification on the connection that listens, which PostgreSQL returns before the response.
   * Resolves to `false` when the connection is lost.
   */
  async function beat(connection: QueryQueue, heard: EventEmitter): Promise<boolean> {
    let isHeard = false
    heard.once(OWN, () => {
      isHeard = true
    })
    const response = connection.query('select pg_notify($1, $2)', [ownChannel, OWN])
    const isAnswered = await succeedsWithin(response, patience)
    if (isAnswered && !isHeard) throw notHeard()
    return isAnswered
  }

  /** Sends a notification as a change does, over another connection, and waits for it. */
  async function hearFrom(url: string | undefined, heard: EventEmitter): Promise<void> {
    const writer = new Client({
      connectionString: url,
      application_name: 'guide: listener check',
      connectionTimeoutMillis: 3000,
      query_timeout: patience,
    })
    writer.on('error', () => {})
    const arrival = once(heard, OTHER)
    try {
      await writer.connect()
      await writer.query('select pg_notify($1, $2)', [ownChannel, OTHER])
      if (!(await succeedsWithin(arrival, patience))) throw notHeard()
    } finally {
      void writer.end().catch(() => {})
    }
  }

  /** A mistake in the settings is logged once, and shown by the check whether the server is ready. */
  function report(error: unknown): void {
    if (!(error instanceof SharedSession)) {
      delete serverState.problems?.listener
      if (!closing.signal.aborted) outage.failed(error)
      return
    }
    if (serverState.problems?.listener !== error.message) log.error(error.message)
    serverState.problems = { ...serverState.problems, listener: error.message }
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      await listen().catch(report)
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
    async readPosition() {
      if (!queries) throw new Error('The listener is not connected')
      const [position] = await queryClient(queries, walPositionRow, readWalPosition)
      if (!position) throw new Error('The primary returned no position')
      return position
    },
    async synchronize() {
      // Without a connection, everything is invalidated once there is one again.
      await roundTrip?.().catch(() => {})
    },
    async close() {
      closing.abort()
      disconnect()
    },
  }
}

const notHeard = () => new SharedSession('Notifications of PostgreSQL do not arrive')

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
