import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { blogQuery } from '@/contract/blog/blog-query'
import { builderQuery } from '@/contract/builders/builder-query'
import { communityQuery, toFilter } from '@/contract/communities/community-query'
import { eventQuery } from '@/contract/events/event-query'
import { listBlogPosts } from '@/data/blog/list'
import { listBuilders } from '@/data/builders/list'
import {
  everyCommunity,
  featuredCommunities,
  firstCommunities,
  listCommunities,
} from '@/data/communities/list'
import { communityPins } from '@/data/communities/pins'
import { listEvents } from '@/data/events/queries'
import { siteStats } from '@/data/site/queries'
import { blogSorts, matchesArticle, sortArticles } from '@/domain/blog/blog-filter'
import { builderSorts, matchesBuilder, sortBuilders } from '@/domain/builders/builder-filter'
import {
  amenityMatches,
  communitySorts,
  filterCommunities,
  sortCommunities,
} from '@/domain/communities/community-filter'
import { defaultListingOptions } from '@/domain/communities/listing-options.fixture'
import { blogCategories, builderTiers, communityStatuses, getValues } from '@/domain/enums'
import { listEventsByTime } from '@/domain/events/event-time'
import { priceChangeKinds } from '@/domain/prices/price-change'
import { addDays } from '@/domain/time/days'
import { siteDay } from '@/lib/dates/site-date'
import { countStatements, emptyTables, insertRows, sql } from '../../../fixtures/rows'

const filterAmenities = defaultListingOptions.amenities
  .filter(({ isFilter }) => isFilter)
  .map(({ value }) => value)

// The rules are defined in src/domain. The SQL in src/data must return the same rows for any data.

const now = new Date('2026-11-20T12:00:00.000Z')
const QUERIES = 15
const runs = { numRuns: 40 }

const some = <T>(values: readonly T[]) => fc.constantFrom(...values)
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

/** Accents, cases, punctuation, other scripts and SQL wildcards. */
const latin = [
  'Äspen',
  'Río',
  'Flint-Arbor',
  "Flint's",
  'aspen',
  'ASPEN',
  'Ridge',
  'ridge',
  'O’Hara',
  "O'Hara",
  'Éste',
  'Este',
]
const others = [
  'İzmir',
  'Straße',
  'ΣΟΦΟΣ',
  '東',
  '50%',
  '_',
  '\\',
  '-',
  '–',
  '&',
  '＆',
  '\u00a0',
  '½',
  '2',
  '10',
]
const name = fc
  .array(some([...latin, ...others]), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(' '))
const part = fc
  .tuple(name, fc.nat(4))
  .map(([text, start]) => text.slice(start, start + 3).toUpperCase())
const typed = [' ', '%', '  ridge ', 'ZZZ', 'rio', 'flint  arbor', 'ohara', 'and', '!']
const search = maybe(fc.oneof(name, part, some(typed)))
const city = some(['Boerne', 'boerne', 'San Antonio', 'Ägidien', 'Schertz'])
const date = fc
  .integer({ min: -200, max: 30 })
  .map((days) => new Date(now.getTime() + days * 86_400_000).toISOString())
const status = some(['published', 'published', 'published', 'draft'])
const page = fc.record({ limit: fc.integer({ min: 1, max: 40 }), offset: fc.nat(30) })
const everything = { limit: 500, offset: 0 }
const times = { updated_at: now, created_at: now }

/** Twenty to thirty rows, each with a unique slug. */
function table<Row extends object>(row: fc.Arbitrary<Row>) {
  return fc
    .array(row, { minLength: 20, maxLength: 30 })
    .map((rows) => rows.map((own, index) => ({ ...own, slug: `slug-${(index * 7) % 31}` })))
}

/** Queries without undefined fields, as they are parsed from the URL. */
const arbitraryQueries = <Query extends object>(query: fc.Arbitrary<Query>) =>
  fc.array(
    query.map((fields) =>
      Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    ),
    { minLength: QUERIES, maxLength: QUERIES },
  )

const getSlugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug)
const tables = ['communities', 'builders', 'blog_posts', 'events'] as const
afterEach(() => emptyTables(...tables))

const builderNumbers = [0, 1, 2, 3, 4]
// Columns of collections with drafts are nullable, because a draft may lack required fields. Only
// titles are required, by the search table.
const storedCommunity = fc.record({
  name,
  city: fc.option(city),
  location: fc.option(name),
  _status: status,
  status: fc.option(some(getValues(communityStatuses))),
  is_featured: some([true, false, null]),
  school_district: fc.option(some(['Boerne ISD', 'Comal ISD', 'ÉCOLE ISD', ''])),
  start_price: fc.option(some([0, 199_999, 200_000, 300_000, 499_999.5, 500_000, 1_200_000])),
  first_published_at: fc.option(date),
  created_at: date,
  latitude: fc.option(some([29.3, 29.4, 29.5, 29.6])),
  longitude: fc.option(some([-98.6, -98.5, -98.4])),
  amenities: fc.uniqueArray(some(filterAmenities), { maxLength: 4 }),
  builders: fc.uniqueArray(some(builderNumbers), { maxLength: 3 }),
  history: fc.uniqueArray(
    fc.record({ daysAgo: some([0, 29, 30, 60]), price: fc.option(some([300_000, 310_000])) }),
    { selector: ({ daysAgo }) => daysAgo, maxLength: 3 },
  ),
})
type StoredCommunity = typeof storedCommunity extends fc.Arbitrary<infer Row> ? Row : never

/** Inserts communities and five builders, the last of which is a draft. */
async function storeCommunities(rows: readonly StoredCommunity[]): Promise<void> {
  await emptyTables('communities', 'builders')
  const builders = await insertRows(
    'builders',
    builderNumbers.map((n) => ({
      name: `Builder ${n}`,
      slug: `builder-${n}`,
      ...times,
      _status: n === 4 ? 'draft' : 'published',
    })),
  )
  const ids = await insertRows(
    'communities',
    rows.map(({ amenities: _, builders: __, history: ___, ...row }) => ({
      ...row,
      updated_at: now,
    })),
  )
  const children = <Child>(getChildren: (row: StoredCommunity, id: number) => Child[]) =>
    rows.flatMap((row, index) => getChildren(row, ids[index] ?? 0))
  await sql('delete from listing_changes')
  let nextPrice = 1
  await insertRows(
    'listing_changes',
    children(({ history }, community_id) =>
      history.map(({ daysAgo, price }) => ({
        id: nextPrice++,
        community_id,
        field: 'startPrice',
        day: addDays(siteDay(new Date()), -daysAgo),
        price,
        source: 'import',
      })),
    ),
  )
  await insertRows(
    'communities_texts',
    children(({ amenities }, parent_id) =>
      amenities.map((text, order) => ({ order, parent_id, path: 'amenities', text })),
    ),
  )
  await insertRows(
    'communities_rels',
    children((row, parent_id) =>
      row.builders.map((n, order) => ({
        order,
        parent_id,
        path: 'builders',
        builders_id: builders[n],
      })),
    ),
  )
}

describe('communities', () => {
  const price = maybe(some(['0', '200000', '300000', '500000', '999999999']))
  const query = fc.record({
    q: search,
    city: maybe(fc.oneof(city, some(['all', '', ' BOERNE ', 'Nowhere']))),
    minPrice: price,
    maxPrice: price,
    amenities: maybe(
      fc.uniqueArray(some([...filterAmenities, 'moat'])).map((list) => list.join(',')),
    ),
    amenityMatch: maybe(some(amenityMatches)),
    builder: maybe(some(['builder-0', 'builder-1', 'builder-4', 'all', '', 'nobody'])),
    district: maybe(some(['Boerne ISD', ' comal isd ', 'école isd', 'Boerne', 'all', ''])),
    status: maybe(some([...getValues(communityStatuses), 'new', 'all', ''])),
    featured: maybe(some(['true', 'false'])),
    sort: some(communitySorts),
  })

  it('are filtered, sorted and paginated as in the domain', async () => {
    const property = fc.asyncProperty(
      table(storedCommunity),
      arbitraryQueries(query),
      page,
      async (rows, queries, options) => {
        await storeCommunities(rows)
        const { items: all } = await listCommunities({ sort: 'name', ...everything }, now)
        expect(all).toHaveLength(rows.filter(({ _status }) => _status === 'published').length)
        for (const text of queries) {
          const parsed = communityQuery.parse(text)
          const filter = toFilter(parsed)
          const { matching } = filterCommunities(all, filter, now)
          const expected = getSlugs(sortCommunities(matching, parsed.sort))
          const actual = await listCommunities({ ...parsed, ...options }, now)
          expect(getSlugs(actual.items)).toEqual(
            expected.slice(options.offset, options.offset + options.limit),
          )
          expect(actual.total).toBe(expected.length)
        }
        // The page of the list filters by an area of the map; the API does not.
        const area = [-98.5, 29.3, -98.4, 29.5] as const
        for (const priceChange of priceChangeKinds) {
          const changed = await firstCommunities({ priceChange }, 'name', everything.limit)
          const { matching } = filterCommunities(all, { priceChange }, now)
          expect(getSlugs(changed.items)).toEqual(getSlugs(matching))
        }
        const inArea = filterCommunities(all, { area }, now).matching
        const first = await firstCommunities({ area }, 'name', everything.limit)
        expect(getSlugs(first.items)).toEqual(getSlugs(inArea))
      },
    )
    await fc.assert(property, runs)
  })
})

describe('builders', () => {
  const stored = fc.record({
    name,
    _status: status,
    description: fc.option(name),
    tier: fc.option(some(getValues(builderTiers))),
  })
  const query = fc.record({
    q: search,
    tier: maybe(some([...getValues(builderTiers), 'all', ''])),
    sort: some(builderSorts),
  })

  it('are filtered, sorted and paginated as in the domain', async () => {
    const property = fc.asyncProperty(
      table(stored),
      arbitraryQueries(query),
      page,
      fc.array(fc.tuple(fc.nat(19), fc.nat(9)), { maxLength: 40 }),
      async (rows, queries, parameters, homes) => {
        await storeBuilders(rows, homes)
        const { items: all } = await listBuilders({ sort: 'name', ...everything })
        for (const text of queries) {
          const parsed = builderQuery.parse(text)
          const matching = all.filter((builder) => matchesBuilder(builder, parsed))
          const expected = getSlugs(sortBuilders(matching, parsed.sort))
          const actual = await listBuilders({ ...parsed, ...parameters })
          expect(getSlugs(actual.items)).toEqual(
            expected.slice(parameters.offset, parameters.offset + parameters.limit),
          )
          expect(actual.total).toBe(expected.length)
        }
      },
    )
    await fc.assert(property, runs)
  })

  /** Inserts builders, ten communities (every third is a draft) and the links between them. */
  async function storeBuilders(rows: readonly object[], links: readonly [number, number][]) {
    await emptyTables('communities', 'builders')
    const builders = await insertRows(
      'builders',
      rows.map((row) => ({ ...row, ...times })),
    )
    const communities = await insertRows(
      'communities',
      Array.from({ length: 10 }, (_, n) => ({
        name: `Community ${n}`,
        slug: `community-${n}`,
        city: 'Boerne',
        ...times,
        status: 'available',
        _status: n % 3 === 0 ? 'draft' : 'published',
      })),
    )
    const unique = new Map(links.map(([builder, n]) => [`${builder} ${n}`, { builder, n }]))
    await insertRows(
      'communities_rels',
      [...unique.values()].map(({ builder, n }) => ({
        order: 1,
        path: 'builders',
        parent_id: communities[n],
        builders_id: builders[builder],
      })),
    )
  }
})

describe('articles', () => {
  const stored = fc.record({
    title: name,
    excerpt: fc.option(name),
    _status: status,
    category: fc.option(some(getValues(blogCategories))),
    published_at: fc.option(date),
  })
  const query = fc.record({
    q: search,
    category: maybe(some([...getValues(blogCategories), 'all', ''])),
    sort: some(blogSorts),
  })

  it('are filtered, sorted and paginated as in the domain', async () => {
    const property = fc.asyncProperty(
      table(stored),
      arbitraryQueries(query),
      page,
      async (rows, queries, parameters) => {
        await emptyTables('blog_posts')
        await insertRows(
          'blog_posts',
          rows.map((row) => ({ ...row, ...times })),
        )
        const { items: all } = await listBlogPosts({ ...blogQuery.parse({}), ...everything })
        for (const text of queries) {
          const parsed = blogQuery.parse(text)
          const matching = all.filter((article) => matchesArticle(article, parsed))
          const expected = getSlugs(sortArticles(matching, parsed.sort))
          const actual = await listBlogPosts({ ...parsed, ...parameters })
          expect(getSlugs(actual.items)).toEqual(
            expected.slice(parameters.offset, parameters.offset + parameters.limit),
          )
          expect(actual.total).toBe(expected.length)
        }
      },
    )
    await fc.assert(property, runs)
  })
})

describe('events', () => {
  const hours = fc
    .integer({ min: -3, max: 3 })
    .map((n) => new Date(now.getTime() + n * 3_600_000).toISOString())
  const stored = fc.record({
    title: name,
    event_date: fc.option(hours),
    end_date: fc.option(hours),
    updated_at: hours,
    created_at: hours,
    _status: status,
    event_type: fc.option(some(['open-house', 'grand-opening'])),
  })

  it('are selected and sorted by time as in the domain', async () => {
    const property = fc.asyncProperty(
      table(stored),
      fc.boolean(),
      page,
      async (rows, upcoming, parameters) => {
        await emptyTables('events')
        await insertRows('events', rows)
        const { items: all } = await listEvents({ upcoming: false, ...everything }, now)
        const expected = getSlugs(listEventsByTime(all, { upcoming, now }))
        const actual = await listEvents({ upcoming, ...parameters }, now)
        expect(getSlugs(actual.items)).toEqual(
          expected.slice(parameters.offset, parameters.offset + parameters.limit),
        )
        expect(actual.total).toBe(expected.length)
      },
    )
    await fc.assert(property, { numRuns: 100 })
  })
})

describe('a list', () => {
  it.each([
    ['communities', () => listCommunities(communityQuery.parse({ q: 'ridge', amenities: 'golf' }))],
    ['featured communities', featuredCommunities],
    ['all communities', everyCommunity],
    ['pins', communityPins],
    ['builders', () => listBuilders(builderQuery.parse({ sort: 'communities' }))],
    ['articles', () => listBlogPosts(blogQuery.parse({ q: 'ridge' }))],
    ['events', () => listEvents(eventQuery.parse({ upcoming: 'true' }))],
    ['stats', siteStats],
  ])('of %s needs one statement', async (_, list) => {
    const rows = fc.sample(storedCommunity, 20).map((row, n) => ({ ...row, slug: `row-${n}` }))
    await storeCommunities(rows)
    expect(await countStatements(list)).toBe(1)
  })
})
