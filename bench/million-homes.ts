import { rmSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { getPayload } from 'payload'
import { Client } from 'pg'
import { searchQuestion } from '@/domain/search/search'
import { prepareDatabase } from '../tests/prepare-database'
import { diskFolder } from './disk-folder'
import { addCommunities } from './made-up-guide'
import { measureRead } from './read-costs'

/**
 * Measures the reads of the product that no stored answer saves with 63, 10,000 and 100,000 communities,
 * of which each has 5 plans and 10 homes; the size of the database, and what the server's memory holds of
 * it. Run `npm run bench:million`: it takes half an hour and 8 GB of disk.
 * With the address of a database that already has made-up communities, it measures only that one.
 */
const SIZES = [63, 10_000, 100_000]
const ROUNDS = 7

const known = process.argv[2]
const folder = diskFolder()
const postgres = known ? undefined : await prepareDatabase(folder)
const url = known ?? postgres?.url ?? ''
Object.assign(process.env, {
  DATABASE_URL: url,
  PAYLOAD_SECRET: 'x'.repeat(32),
  DATA_DIR: folder,
  LOG_LEVEL: 'warn',
})

const { default: config } = await import('@payload-config')
const { toColumns } = await import('@/contract/communities/community-columns')
const communities = await import('@/data/communities/list')
const { communityListing, findCommunityPage } = await import('@/data/communities/queries')
const { communityPins } = await import('@/data/communities/pins')
const { monthlyCosts } = await import('@/data/homes/budget')
const { homeSearchCounts } = await import('@/data/homes/facets')
const landing = await import('@/data/homes/landing')
const { findHome, listHomes, readListings } = await import('@/data/homes/lists')
const { homePins } = await import('@/data/homes/pins')
const { searchableHomes } = await import('@/data/homes/searchable-homes')
const { searchablePlans } = await import('@/data/homes/searchable-plans')
const { search } = await import('@/data/search/queries')
const { readSitemapPages } = await import('@/data/site/sitemap')

const payload = await getPayload({ config })
const client = new Client({ connectionString: url })
await client.connect()

const page = { sort: 'price', limit: 24, offset: 0 } as const
const now = new Date()
/** Whether a read finds what earlier ones have left in memory. */
const isShared = (name: string) => name.endsWith(', again')
const find = (q: string) => () => search(searchQuestion({ q }))

/** The reads by what visitors ask for, with a home and a city of the middle. */
async function chooseReads() {
  const { rows } =
    await client.query(`select c.id, c.slug, c.city, c.name, h.slug as home, h.id as home_id,
      h.address from communities c join homes h on h.community_id = c.id and h.status = 'available'
    where c.id = (select max(id) / 2 from communities) limit 1`)
  const [middle] = rows
  const { items } = await listHomes(page)
  const few = { beds: 3, city: middle.city, minPrice: 250_000, moveInBy: '2027-06-30' }
  return {
    'A page of /homes': () => listHomes(page),
    'A page of /homes, newest first': () => listHomes({ ...page, sort: 'newest' }),
    'A page of /homes with a price and bedrooms': () =>
      listHomes({ ...page, beds: 3, minPrice: 300_000 }),
    'A page of /homes with four filters': () => listHomes({ ...page, ...few }),
    'Costs of a page': async () => [...(await monthlyCosts(items)).values()],
    'Counts of all filters, after a change': () => homeSearchCounts({}),
    'Counts of all filters, again': () => homeSearchCounts({ beds: 3 }),
    'Pins of /homes': () => homePins({}),
    'Pins of /homes with four filters': () => homePins(few),
    'Numbers of a city': () => landing.landingSummary({ city: middle.city }),
    'All landing pages, after a change': () => landing.everyLanding(),
    'A page of /communities': () => communityListing({}, 'name', 24),
    'All communities in columns': async () => toColumns(await communities.everyCommunity()),
    'Pins of all communities': () => communityPins(),
    'A community': () => findCommunityPage(middle.slug),
    'Its plans and homes': () => readListings(middle.id),
    'Similar communities': () => communities.similarCommunities(String(middle.id), 3),
    'A home': () => findHome(middle.id, middle.home),
    'Search: a name': find(middle.name),
    'Search: a city': find(middle.city),
    'Search: an address': find(middle.address),
    'Search: a city, misspelled': find(`${middle.city.slice(0, -2)}x${middle.city.slice(-1)}`),
    'Search: a word in every community': find('bend'),
    'Search: nothing': find('qwzx'),
    'All addresses of the sitemap': () => readSitemapPages(),
  } satisfies Record<string, () => Promise<unknown>>
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** The megabytes that a result takes in the memory of the server. */
async function measureMemory(read: () => Promise<unknown>): Promise<string> {
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  try {
    const result = await read()
    collectGarbage()
    const megabytes = (process.memoryUsage().heapUsed - before) / 1024 / 1024
    return result ? `${format(megabytes)} MB` : ''
  } catch {
    return 'failed'
  }
}

const megabytes = async (expression: string): Promise<number> =>
  Number((await client.query(`select (${expression}) / 1024 / 1024 as size`)).rows[0].size)

const group = (like: string) =>
  `select sum(pg_total_relation_size(oid)) from pg_class where relkind = 'r' and relname similar to '${like}'`

const format = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0))

const print = (rows: Readonly<Record<string, object>>) => {
  // biome-ignore lint/suspicious/noConsole: the script prints its results
  console.table(rows)
}

async function measure(): Promise<void> {
  const table: Record<string, object> = {}
  for (const [name, read] of Object.entries(await chooseReads())) {
    const shared = isShared(name) ? new Map() : undefined
    const cost = await measureRead({ pool: payload.db.pool, client, rounds: ROUNDS, shared }, read)
    process.stderr.write('.')
    table[name] =
      'failedAfter' in cost
        ? { ms: `fails (${format(cost.failedAfter)} s)` }
        : {
            ms: format(cost.median),
            slowest: format(cost.slowest),
            'MB read': format(cost.blocks),
            'MB sorted on disk': format(cost.spilled),
            KiB: format(cost.size),
            compressed: format(cost.compressed),
          }
  }
  print(table)
  print({
    database: { MB: await megabytes(`pg_database_size(current_database())`) },
    'listings and what belongs to them': {
      MB: await megabytes(group('(homes|floor_plans|communities|builders|media)%')),
    },
    'their versions': { MB: await megabytes(group('_%_v%')) },
    'price history': { MB: await megabytes(group('listing_changes')) },
    search: { MB: await megabytes(group('search_%')) },
  })
  print({
    'homes in memory, for the counts': { heap: await measureMemory(() => searchableHomes(now)) },
    'plans in memory, for the landing pages': {
      heap: await measureMemory(() => searchablePlans(now)),
    },
    'all communities as a list': { heap: await measureMemory(() => communities.everyCommunity()) },
  })
}

try {
  if (known) await measure()
  let from = 1
  for (const to of known ? [] : SIZES) {
    await addCommunities((text, ...values) => client.query(text, values), from, to)
    process.stdout.write(`${to} communities\n`)
    await measure()
    from = to + 1
  }
} finally {
  // The pool still has connections to the database that is stopped.
  payload.db.pool.on('error', () => {})
  await client.end()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()
