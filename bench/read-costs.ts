import { brotliCompressSync, constants } from 'node:zlib'
import type { ClientBase, Pool } from 'pg'
import { cacheScope } from '@/lib/cache-scope'

/** What a read costs that no stored answer saves. */
export interface ReadCost {
  /** Milliseconds of the read in this process, with those of PostgreSQL. */
  readonly median: number
  readonly slowest: number
  /** What its statements read from memory or disk, and what they write to sort, in MB. */
  readonly blocks: number
  readonly spilled: number
  /** The result as JSON, and with Brotli at level 5, in KiB. */
  readonly size: number
  readonly compressed: number
}

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

const BLOCK = 8 / 1024

/** Records the statements of a pool while a function runs, also when it fails. */
async function watchStatements(
  pool: Pool,
  statements: Statement[],
  run: () => Promise<unknown>,
): Promise<void> {
  const { query } = pool
  const watched = (config: { text: string }, values: unknown[]) => {
    statements.push({ text: config.text, values })
    return Reflect.apply<Pool, unknown[], unknown>(query, pool, [config, values])
  }
  Object.assign(pool, { query: watched })
  try {
    await run()
  } finally {
    Object.assign(pool, { query })
  }
}

interface Explained {
  readonly 'Execution Time': number
  readonly Plan: {
    readonly 'Shared Hit Blocks': number
    readonly 'Shared Read Blocks': number
    readonly 'Temp Written Blocks': number
  }
}

/** Runs a statement for its costs, without a limit of its time. */
async function explain(client: ClientBase, { text, values }: Statement): Promise<Explained> {
  const { rows } = await client.query<{ 'QUERY PLAN': readonly [Explained] }>(
    `explain (analyze, buffers, timing off, format json) ${text}`,
    [...values],
  )
  const [row] = rows
  if (!row) throw new Error('explain returns a row')
  return row['QUERY PLAN'][0]
}

type SharedReads = Map<string, Promise<unknown>>

/** Runs a read as a response does, which shares some reads with others. */
function inScope<Result>(shared: SharedReads, read: () => Promise<Result>): Promise<Result> {
  return cacheScope.run(
    {
      dependOn() {},
      expireWithin() {},
      respondWith() {},
      failWith() {},
      read: <Value>(key: string, compute: () => Promise<Value>) => {
        const found = shared.get(key) ?? compute()
        shared.set(key, found)
        return found as Promise<Value>
      },
    },
    read,
  )
}

/** How a read is measured: how often, and with which reads that other responses have shared before. */
interface Rounds {
  readonly pool: Pool
  /** A connection without limits. */
  readonly client: ClientBase
  readonly rounds: number
  readonly shared?: SharedReads | undefined
}

/**
 * Measures a read several times, after once that is not counted. When the read fails, the seconds of its
 * statements without the limit of the product.
 */
export async function measureRead(
  { pool, client, rounds, shared }: Rounds,
  read: () => Promise<unknown>,
): Promise<ReadCost | { readonly failedAfter: number }> {
  const run = () => inScope(shared ?? new Map(), read)
  const statements: Statement[] = []
  const times: number[] = []
  let result: unknown
  try {
    await watchStatements(pool, statements, run)
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now()
      result = await run()
      times.push(performance.now() - began)
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.cause : error}\n`)
  }
  times.sort((a, b) => a - b)
  const explained: Explained[] = []
  for (const statement of statements) explained.push(await explain(client, statement))
  const sum = (figure: (one: Explained) => number) =>
    explained.reduce((total, one) => total + figure(one), 0)
  if (times.length < rounds) return { failedAfter: sum((one) => one['Execution Time']) / 1000 }
  const json = Buffer.from(JSON.stringify(result) ?? '')
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return {
    median: times[Math.floor(rounds / 2)] ?? 0,
    slowest: times.at(-1) ?? 0,
    blocks: sum(({ Plan }) => Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']) * BLOCK,
    spilled: sum(({ Plan }) => Plan['Temp Written Blocks']) * BLOCK,
    size: json.length / 1024,
    compressed: brotliCompressSync(json, { params: quality }).length / 1024,
  }
}
