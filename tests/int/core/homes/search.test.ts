import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { GET as getHomes } from '@/app/api/homes/route'
import { homeQuery, planQuery } from '@/contract/homes/home-query'
import { monthlyCosts, withHighestPrices } from '@/data/homes/budget'
import { homeFacets, planFacets } from '@/data/homes/facets'
import { listHomes, listPlans } from '@/data/homes/lists'
import { homePins } from '@/data/homes/pins'
import { counties, getValues, hoaPeriods, homeStages, homeStatuses } from '@/domain/enums'
import { availabilities, toAvailability } from '@/domain/homes/availability'
import {
  homeFacets as facetNames,
  facetValues,
  type HomeFacet,
  type HomeSearch,
  matchesSearch,
  type SearchableHome,
} from '@/domain/homes/home-search'
import { SOLD_SHOWN_DAYS } from '@/domain/homes/sold'
import type { Bounds } from '@/domain/map/map-view'
import { priceChangeKinds } from '@/domain/prices/price-change'
import { getLowestLetter } from '@/domain/schools/rating-letter'
import { addDays, DAY_MS } from '@/domain/time/days'
import { siteDay } from '@/lib/dates/site-date'
import { call } from '../../../fixtures/call'
import { insertManyHomes, MANY_HOMES } from '../../../fixtures/many-homes'
import { emptyTables, insertRows, recordStatements, sql } from '../../../fixtures/rows'

// The rules are defined in src/domain/homes/home-search.ts. The SQL must agree for any data.

const now = new Date('2026-11-20T12:00:00.000Z')
const times = { created_at: now, updated_at: now }
const tables = ['homes', 'floor_plans', 'communities', 'builders'] as const

const some = <T>(values: readonly T[]) => fc.constantFrom(...values)
const maybe = <T>(values: readonly T[]) => fc.option(some(values))
const status = some(['published', 'published', 'published', 'draft'])
const types = ['single-family', 'townhome']
const cities = ['Boerne', 'boerne', 'Ägidien']
const districts = ['Boerne ISD', 'ÉCOLE ISD', '']
const days = ['2026-12-01', '2026-12-31', '2027-02-15']
const prices = [0, 299_999, 300_000, 349_999.5, 350_000, 612_990]
const sizes = [499, 500, 1999, 2000, 2480]
const place = fc.nat(4)

/** Days before today on which a price was recorded. */
const history = fc.uniqueArray(
  fc.record({ daysAgo: some([0, 5, 29, 30, 60]), price: maybe([300_000, 310_000]) }),
  { selector: ({ daysAgo }) => daysAgo, maxLength: 3 },
)

/** A community without coordinates has no pin and is in no part of the map. */
const getCoordinates = (n: number) => (n === 3 ? null : { lat: 29.5 + n / 10, lng: -98.5 })
const areas: readonly Bounds[] = [
  [-98.6, 29.4, -98.4, 29.6],
  [-98.5, 29.6, -98.4, 29.95],
  [-98.4, 29.4, -98.3, 30],
]

const community = fc.record({
  city: maybe(cities),
  county: maybe(getValues(counties)),
  school_district: maybe(districts),
  rating_source: maybe(['TEA, 2025', ' ']),
  ratings: fc.array(maybe(['A-', ' b+', 'c−', 'B (TEA, 2025)', 'F', 'A/B', '8/10', '']), {
    maxLength: 2,
  }),
  hoa_fee: maybe([0, 60, 900]),
  hoa_period: maybe(getValues(hoaPeriods)),
  _status: status,
})
const dimensions = {
  builder: fc.option(place),
  community: place,
  square_feet: maybe(sizes),
  beds: maybe([2, 3, 4]),
  baths: maybe([1, 2, 3]),
  history,
  _status: status,
}
const plan = fc.record({
  ...dimensions,
  base_price: maybe(prices),
  stories: maybe([1, 2]),
  garage: maybe([0, 2, 3]),
  home_type: maybe(types),
})
const home = fc.record({
  ...dimensions,
  price: maybe(prices),
  plan: fc.option(place),
  stage: some(getValues(homeStages)),
  move_in: maybe(days),
  status: some(getValues(homeStatuses)),
  is_model: maybe([true, false]),
  soldDaysAgo: some([0, 20, 31]),
})

const search = fc.record(
  {
    q: some(['', ' Boerne ', 'ägid', 'nity 3', '&', 'community 0 boerne']),
    monthly: some([1500, 2500, 4000]),
    minPrice: some([0, 300_000, 350_000]),
    maxPrice: some([350_000, 700_000]),
    minSquareFeet: some([500, 2000]),
    maxSquareFeet: some([2000, 2480]),
    beds: some([2, 3, 4]),
    baths: some([1, 2]),
    stories: some([1, 2]),
    garage: some([0, 1, 2]),
    homeType: some(types),
    city: some([...cities, 'BOERNE', 'nowhere']),
    county: some(getValues(counties)),
    district: some(['boerne isd', 'école isd']),
    elementaryRating: some(['A', 'B', 'D', 'F'] as const),
    builder: some(['builder-0', 'builder-4']),
    priceChange: some(priceChangeKinds),
    availability: some(getValues(availabilities)),
    community: some(['community-0', 'community-3']),
    area: some(areas),
    stage: some(getValues(homeStages)),
    moveInBy: some(days),
  },
  { requiredKeys: [] },
)

type Rows<Of> = Of extends fc.Arbitrary<infer Row> ? readonly Row[] : never

interface Guide {
  readonly communities: Rows<typeof community>
  readonly plans: Rows<typeof plan>
  readonly homes: Rows<typeof home>
}

const guide = fc.record({
  communities: fc.array(community, { minLength: 5, maxLength: 5 }),
  plans: fc.array(plan, { minLength: 5, maxLength: 5 }),
  homes: fc.array(home, { minLength: 15, maxLength: 25 }),
})

async function store({ communities, plans, homes }: Guide): Promise<void> {
  await emptyTables(...tables)
  const places = await insertRows(
    'communities',
    communities.map(({ ratings: _, ...row }, n) => ({
      ...row,
      ...times,
      name: `Community ${n}`,
      slug: `community-${n}`,
      latitude: getCoordinates(n)?.lat ?? null,
      longitude: getCoordinates(n)?.lng ?? null,
    })),
  )
  await insertRows(
    'communities_schools_elementary',
    communities.flatMap(({ ratings }, n) =>
      ratings.map((rating, order) => ({
        _order: order,
        _parent_id: places[n],
        id: `${n}-${order}`,
        name: 'School',
        rating,
      })),
    ),
  )
  const builders = await insertRows(
    'builders',
    [0, 1, 2, 3, 4].map((n) => ({
      name: `Builder ${n}`,
      slug: `builder-${n}`,
      ...times,
      _status: n === 4 ? 'draft' : 'published',
    })),
  )
  const getBuilder = (n: number | null) => (n === null ? null : builders[n])
  const planIds = await insertRows(
    'floor_plans',
    plans.map(({ community: at, builder, history: _, ...row }, n) => ({
      ...row,
      ...times,
      name: `Plan ${n}`,
      slug: `plan-${n}`,
      community_id: places[at],
      builder_id: getBuilder(builder),
    })),
  )
  const homeIds = await insertRows(
    'homes',
    homes.map(
      ({ community: at, builder, plan: of, move_in, soldDaysAgo, history: _, ...row }, n) => ({
        ...row,
        ...times,
        sold_at: row.status === 'sold' ? new Date(Date.now() - soldDaysAgo * DAY_MS) : null,
        address: `${n} Bluestem Run`,
        slug: `home-${n}`,
        move_in: move_in && `${move_in}T18:00:00Z`,
        community_id: places[at],
        builder_id: getBuilder(builder),
        plan_id: of === null ? null : planIds[of],
      }),
    ),
  )
  await sql('delete from listing_changes')
  const today = siteDay(new Date())
  const createSteps = (rows: Guide['plans'] | Guide['homes'], owner: (n: number) => object) =>
    rows.flatMap((row, n) =>
      row.history.map(({ daysAgo, price }) => ({
        plan_id: null,
        home_id: null,
        ...owner(n),
        id: nextId++,
        day: addDays(today, -daysAgo),
        price,
        source: 'import',
      })),
    )
  let nextId = 1
  await insertRows('listing_changes', [
    ...createSteps(plans, (n) => ({ plan_id: planIds[n], field: 'basePrice' })),
    ...createSteps(homes, (n) => ({ home_id: homeIds[n], field: 'price' })),
  ])
}

/** The list's homes or plans with the rating that the search reads. */
function withRatings<Item extends { readonly community: { readonly slug: string } }>(
  items: readonly Item[],
  { communities }: Guide,
) {
  const letters = new Map(
    communities.map(({ ratings, rating_source: source }, n) => [
      `community-${n}`,
      source?.trim() ? getLowestLetter(ratings.filter((rating) => rating !== null)) : null,
    ]),
  )
  return items.map((item) => ({
    ...item,
    community: {
      ...item.community,
      elementaryRating: letters.get(item.community.slug) ?? null,
    },
  }))
}

/** The parameters of each facet. */
const parameters: Record<HomeFacet, readonly (keyof HomeSearch)[]> = {
  price: ['minPrice', 'maxPrice'],
  beds: ['beds'],
  baths: ['baths'],
  squareFeet: ['minSquareFeet', 'maxSquareFeet'],
  stories: ['stories'],
  garage: ['garage'],
  homeType: ['homeType'],
  city: ['city'],
  county: ['county'],
  district: ['district'],
  elementaryRating: ['elementaryRating'],
  builder: ['builder'],
  priceChange: ['priceChange'],
  availability: ['availability'],
  stage: ['stage'],
  moveIn: ['moveInBy'],
}

/** The counts of a plain filter: for each facet, of the homes that match without its own filter. */
const plainCounts = (homes: readonly SearchableHome[], filters: HomeSearch) =>
  Object.fromEntries(
    facetNames.map((facet) => {
      const others = { ...filters }
      for (const name of parameters[facet]) delete others[name]
      const counts = new Map<string | number, number>()
      for (const home of homes.filter((one) => matchesSearch(one, others))) {
        const value = facetValues[facet](home)
        if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
      }
      return [facet, counts]
    }),
  )

const asMaps = (facets: object) =>
  Object.fromEntries(
    Object.entries(facets)
      .filter(([name]) => name !== 'total')
      .map(([name, values]: [string, readonly { value: string | number; count: number }[]]) => [
        name,
        new Map(values.map(({ value, count }) => [value, count])),
      ]),
  )

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).sort()

/** The API has no coordinates of homes; those of their community are known by its slug. */
const withCoordinates = <Item extends { community: { slug: string } }>(item: Item) => ({
  ...item,
  community: {
    ...item.community,
    coordinates: getCoordinates(Number(item.community.slug.at(-1))),
  },
})

/** The homes of every availability, which a list has one of. */
async function listEvery() {
  const lists = await Promise.all(
    getValues(availabilities).map((availability) =>
      listHomes(homeQuery.parse({ limit: '500', availability })),
    ),
  )
  return lists.flatMap(({ items }) =>
    items.map((one) => ({ ...withCoordinates(one), availability: toAvailability(one) })),
  )
}

// Deleting so many homes would take their triggers a minute.
afterAll(async () => {
  await sql('truncate homes cascade')
  await emptyTables(...tables)
})

describe('the search of homes', () => {
  it('finds, counts and pins what a plain filter does, for any data', async () => {
    await fc.assert(
      fc.asyncProperty(
        guide,
        fc.array(search, { minLength: 8, maxLength: 8 }),
        async (rows, all) => {
          await store(rows)
          const every = withRatings(await listEvery(), rows)
          const listable = rows.homes.filter(
            ({ _status, status: sale, soldDaysAgo, community: at }) =>
              _status === 'published' &&
              (sale !== 'sold' || soldDaysAgo < SOLD_SHOWN_DAYS) &&
              rows.communities[at]?._status === 'published',
          )
          expect(every).toHaveLength(listable.length)
          const costs = await monthlyCosts(every)
          for (const filters of all) {
            const plain = await withHighestPrices(filters)
            const found = every.filter((one) => matchesSearch(one, plain))
            for (const { id } of filters.monthly ? found : [])
              expect(costs.get(id)?.total).toBeLessThan((filters.monthly ?? 0) + 0.05)
            const list = await listHomes({ ...filters, sort: 'price', limit: 500, offset: 0 })
            expect(ids(list.items)).toEqual(ids(found))
            expect(list.total).toBe(found.length)
            const { total, ...facets } = await homeFacets(filters)
            expect(total).toBe(found.length)
            expect(asMaps(facets)).toEqual(plainCounts(every, plain))
            const pinned = (await homePins(filters)).features.map(({ properties }) => [
              properties.slug,
              properties.homes,
            ])
            const expected = new Map<string, number>()
            for (const {
              community: { slug },
            } of found)
              if (slug !== 'community-3') expected.set(slug, (expected.get(slug) ?? 0) + 1)
            expect(new Map(pinned as [string, number][])).toEqual(expected)
          }
        },
      ),
      { numRuns: 20 },
    )
  })

  it('finds and counts plans in the same way', async () => {
    await fc.assert(
      fc.asyncProperty(
        guide,
        fc.array(search, { minLength: 8, maxLength: 8 }),
        async (rows, all) => {
          await store(rows)
          const { items } = await listPlans(planQuery.parse({ limit: '500' }))
          const every = withRatings(items, rows)
          const searchable = every.map((one) => ({
            ...withCoordinates(one),
            price: one.basePrice,
            availability: null,
            stage: null,
            moveIn: null,
          }))
          for (const { availability: _, stage: __, moveInBy: ___, ...filters } of all) {
            const plain = await withHighestPrices(filters)
            const found = searchable.filter((one) => matchesSearch(one, plain))
            const list = await listPlans({ ...filters, sort: 'price', limit: 500, offset: 0 })
            expect(ids(list.items)).toEqual(ids(found))
            const {
              availability: ____,
              stage: _____,
              moveIn: ______,
              ...expected
            } = plainCounts(searchable, plain)
            const { total, ...facets } = await planFacets(filters)
            expect(total).toBe(found.length)
            expect(asMaps(facets)).toEqual(expected)
          }
        },
      ),
      { numRuns: 10 },
    )
  })

  it.each([
    'minPrice=-1',
    'monthly=0',
    'maxPrice=1e9',
    'minSquareFeet=0',
    'beds=0',
    'stories=9',
    'availability=all',
    'stage=sold',
    'county=travis',
    'elementaryRating=A-',
    'moveInBy=tomorrow',
    'moveInBy=2027-02-30',
    'sort=name',
    'minPrice=400000&maxPrice=300000',
    'minSquareFeet=2000&maxSquareFeet=1999',
  ])('rejects %s with the name of the parameter', async (query) => {
    const response = await call(getHomes, `/api/homes?${query}`)
    expect(response.status).toBe(400)
    const { errors } = (await response.json()) as { errors: { path: string }[] }
    const name = query.split('&').at(-1)?.split('=')[0]
    expect(errors.map(({ path }) => path)).toEqual([name])
  })
})

describe('with 50,000 homes', () => {
  const many: HomeSearch = { minPrice: 250_000, beds: 3, city: 'City 7', moveInBy: '2027-06-30' }

  it('the facets are one statement, and count what the list finds', async () => {
    await emptyTables(...tables)
    await insertManyHomes(sql)

    expect(await recordStatements(() => homeFacets(many))).toHaveLength(1)
    expect((await homeFacets({})).total).toBe(MANY_HOMES)
    const { total } = await homeFacets(many)
    const matching = await listHomes({ ...many, sort: 'price', limit: 1, offset: 0 })
    expect(total).toBe(matching.total)
  })
})
