import { queryClient } from '@/database/sql/query'
import { type WorkFigures, workFiguresRow, workFiguresText } from '@/database/work-figures'
import { log } from '@/lib/log/log'
import { createDatabaseClient } from '../database-client'

/** Milliseconds for a connection and its statement: Prometheus waits for ten seconds. */
const TIMEOUT = 2000

/** Milliseconds for which figures are given again, so that several scrapers cost one statement. */
const LIFETIME = 10_000

interface Options {
  readonly databaseUrl: string | undefined
  readonly timeout?: number
  readonly now?: () => number
}

/**
 * Reads the figures of the database. The function that it returns resolves to `undefined` without an
 * answer in time, and never rejects. Its connection is apart from those of requests.
 */
export function createFigureReader({
  databaseUrl,
  timeout = TIMEOUT,
  now = Date.now,
}: Options): () => Promise<WorkFigures | undefined> {
  let known: { readonly at: number; readonly figures: Promise<WorkFigures | undefined> } | undefined

  return () => {
    if (known && now() - known.at < LIFETIME) return known.figures
    const figures = readFigures(databaseUrl, timeout).catch((error: unknown) => {
      log.debug({ err: error }, 'metrics: the database was not read')
      return undefined
    })
    known = { at: now(), figures }
    return figures
  }
}

async function readFigures(
  databaseUrl: string | undefined,
  timeout: number,
): Promise<WorkFigures | undefined> {
  const { client, destroy } = createDatabaseClient({
    connectionString: databaseUrl,
    application_name: 'guide: metrics',
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    statement_timeout: timeout,
  })
  try {
    await client.connect()
    const [figures] = await queryClient(client, workFiguresRow, workFiguresText)
    return figures
  } finally {
    destroy()
  }
}
