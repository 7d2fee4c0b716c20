import { expect, it } from 'vitest'
import { GET } from '@/app/api/shortlist/route'
import { listings } from '@/contract/shortlist/listing'
import { listingsByKeys } from '@/data/shortlist/queries'
import { SHORTLIST_LIMIT } from '@/domain/shortlist/items'
import { siteDay } from '@/lib/dates/site-date'
import { call } from '../../../fixtures/call'
import { countStatements } from '../../../fixtures/rows'
import { aBuilder, aCommunity, aHome, aPlan } from '../../../fixtures/site'

const DAY = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString()

const get = (items: string) => call(GET, `/api/shortlist?items=${items}`)

async function fetchKeys(...keys: readonly string[]): Promise<string[]> {
  const response = await get(keys.join(','))
  expect(response.status).toBe(200)
  return listings.parse(await response.json()).map(({ key }) => key)
}

it('a home has its own figures, and the costs, schools and offers of its community', async () => {
  const builder = await aBuilder({ name: 'Hearth & Hill Homes' })
  const community = await aCommunity({
    name: 'Villa Serena',
    slug: 'villa-serena',
    hoaFee: 60,
    hoaPeriod: 'month',
    taxes: [
      { kind: 'school', name: 'Boerne ISD', rate: 1.1, year: 2026, source: 'District' },
      { kind: 'county', name: 'Kendall', rate: 0.4, year: 2026, source: 'County' },
    ],
    incentives: [
      { text: 'Over', endsOn: daysAgo(3) },
      {
        text: '$10,000 toward closing costs',
        endsOn: daysAgo(-10),
        parts: [{ kind: 'closing-credit', amount: 10_000 }],
      },
    ],
    schools: {
      high: [{ name: 'Boerne High' }],
      elementary: [
        { name: 'Fabra Elementary', rating: 'A-', distance: '0.8 mi' },
        { name: 'Cibolo Creek Elementary' },
      ],
    },
    ratingSource: 'TEA, 2025',
    verifiedAt: '2026-11-02T15:00:00.000Z',
  })
  const home = await aHome({
    community: community.id,
    builder: builder.id,
    address: '214 Bluestem Run',
    slug: '214-bluestem-run',
    price: 400_000,
    earlierPrice: 420_000,
    halfBaths: 1,
    stage: 'under-construction',
    moveIn: '2027-02-15T18:00:00.000Z',
  })
  const [found] = await listingsByKeys([`h${home.id}`])
  expect(found).toEqual({
    key: `h${home.id}`,
    kind: 'home',
    name: '214 Bluestem Run',
    path: '/communities/villa-serena/homes/214-bluestem-run',
    picture: null,
    community: {
      id: String(community.id),
      name: 'Villa Serena',
      slug: 'villa-serena',
      city: 'Boerne',
      county: 'kendall',
      schoolDistrict: null,
    },
    builders: ['Hearth & Hill Homes'],
    price: 400_000,
    earlierPrice: 420_000,
    monthly: { total: expect.closeTo(2897.5, -1), missing: [] },
    beds: { min: 3, max: 3 },
    baths: { min: 2.5, max: 2.5 },
    halfBaths: 1,
    squareFeet: { min: 2000, max: 2000 },
    stories: null,
    garage: null,
    hoa: { amount: 60, period: 'month' },
    tax: { rate: 1.5, isComplete: true },
    incentives: [
      {
        text: '$10,000 toward closing costs',
        endsOn: siteDay(new Date(daysAgo(-10))),
        worth: [{ years: 30, amount: 10_000 }],
      },
    ],
    schools: [
      { level: 'elementary', name: 'Fabra Elementary', rating: 'A-', distance: '0.8 mi' },
      { level: 'elementary', name: 'Cibolo Creek Elementary', rating: null, distance: null },
      { level: 'high', name: 'Boerne High', rating: null, distance: null },
    ],
    ratingSource: 'TEA, 2025',
    verifiedAt: '2026-11-02T15:00:00.000Z',
    stage: 'under-construction',
    moveIn: '2027-02-15',
    status: 'available',
    soldAt: null,
  })
})

it('a community has the range of its published plans, and names what was not supplied', async () => {
  const { id: community } = await aCommunity({ startPrice: 300_000 })
  await aPlan({ community, beds: 3, baths: 2, squareFeet: 1800 })
  await aPlan({ community, beds: 5, baths: 3, halfBaths: 1, squareFeet: 3120 })
  await aPlan({ community, beds: 9, _status: 'draft' })
  const [found] = await listingsByKeys([`c${community}`])
  expect(found).toMatchObject({
    kind: 'community',
    price: 300_000,
    beds: { min: 3, max: 5 },
    baths: { min: 2, max: 3.5 },
    squareFeet: { min: 1800, max: 3120 },
    stories: null,
    hoa: null,
    tax: null,
    monthly: { missing: ['School district tax', 'County tax', 'HOA fee'] },
    status: 'available',
  })
})

it('ratings of schools are left out without their source and year', async () => {
  const schools = { middle: [{ name: 'Voss Middle', rating: 'B+', distance: '2 mi' }] }
  const { id } = await aCommunity({ schools, ratingSource: ' ' })
  expect(await listingsByKeys([`c${id}`])).toMatchObject([
    { schools: [{ name: 'Voss Middle', rating: null, distance: '2 mi' }], ratingSource: null },
  ])
})

it('the listings come in the order of the keys, each once, and only those that visitors see', async () => {
  const { id: community } = await aCommunity()
  const draft = await aCommunity({ _status: 'draft' })
  const plan = await aPlan({ community })
  const home = await aHome({ community })
  const keys = [
    `h${home.id}`,
    `c${community}`,
    `p${plan.id}`,
    `c${draft.id}`,
    `p${(await aPlan({ community, _status: 'draft' })).id}`,
    `p${(await aPlan({ community: draft.id })).id}`,
    `h${(await aHome({ community, _status: 'draft' })).id}`,
    `h${(await aHome({ community: draft.id })).id}`,
    'c999999999',
  ]
  expect(await fetchKeys(...keys, keys[0] ?? '')).toEqual(keys.slice(0, 3))
})

it('a home says that it is sold for 30 days, without a monthly cost, and is left out then', async () => {
  const { id: community } = await aCommunity()
  const late = await aHome({ community, status: 'sold', soldAt: daysAgo(2) })
  const gone = await aHome({ community, status: 'sold', soldAt: daysAgo(31) })
  const found = await listingsByKeys([`h${late.id}`, `h${gone.id}`])
  expect(found).toMatchObject([
    { key: `h${late.id}`, status: 'sold', soldAt: expect.any(String), monthly: null },
  ])
})

it('reading listings takes four statements for any number, and none for none', async () => {
  const { id: community } = await aCommunity()
  const keys = [`c${community}`]
  for (let n = 0; n < 3; n += 1) {
    keys.push(`p${(await aPlan({ community })).id}`, `h${(await aHome({ community })).id}`)
    keys.push(`c${(await aCommunity()).id}`)
  }
  // The settings of the site are read before, as on a server that has them cached.
  await listingsByKeys(keys)
  const statements = await countStatements(() => listingsByKeys(keys))
  const ofSite = await countStatements(() => listingsByKeys([]))
  expect(statements - ofSite).toBe(4)
})

it.each([
  '',
  'x1',
  'c1-c2',
  'c01',
  'c1,',
  'c9999999999',
  Array.from({ length: SHORTLIST_LIMIT + 1 }, (_, n) => `c${n + 1}`).join(','),
])('GET /api/shortlist rejects items=%s with the name of the parameter', async (items) => {
  const response = await get(items)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ errors: [{ path: 'items' }] })
})
