import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { cacheTags, TAGS_CHANNEL } from '@/lib/cache-tags'
import { log } from '@/lib/log'

export interface TagListener {
  /** Begins; settles when the first attempt to listen has succeeded or failed. */
  start(): Promise<void>
  close(): Promise<void>
}

interface Options {
  readonly databaseUrl: string | undefined
  readonly onTags: (tags: readonly string[]) => Promise<void>
  /** Milliseconds between attempts to reach the database. */
  readonly pause?: number
}

/**
 * Listens to what is published, on this server or another one on the same database. What happened
 * while nobody listened is unknown, so each new connection expires everything once.
 */
export function listenForTags({ databaseUrl, onTags, pause = 1000 }: Options): TagListener {
  let client: Client | undefined
  let closed = false
  let settle = () => {}
  const tried = new Promise<void>((resolve) => {
    settle = resolve
  })

  const expire = (tags: readonly string[]) =>
    onTags(tags).catch((error: unknown) => log.error({ err: error, tags }, 'tags not expired'))

  /** Listens until the connection breaks. */
  async function listen(): Promise<void> {
    const own = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 3000,
      keepAlive: true,
    })
    client = own
    const ended = new Promise<void>((resolve) => {
      own.once('end', resolve)
      own.on('error', () => void own.end().catch(() => {}))
    })
    own.on('notification', ({ payload }) => void expire(tagsIn(payload)))
    await own.connect()
    await own.query(`listen ${TAGS_CHANNEL}`)
    await expire([cacheTags.site])
    settle()
    await ended
  }

  async function run(): Promise<void> {
    while (!closed) {
      await listen().catch((error: unknown) => log.debug({ err: error }, 'not listening'))
      settle()
      if (!closed) await sleep(pause, undefined, { ref: false })
    }
  }

  return {
    start() {
      void run()
      return tried
    },
    async close() {
      closed = true
      await client?.end().catch(() => {})
    },
  }
}

function tagsIn(payload: string | undefined): string[] {
  const tags: unknown = JSON.parse(payload ?? '[]')
  return Array.isArray(tags) ? tags.map(String) : []
}
