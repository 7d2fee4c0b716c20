import { addDays } from 'date-fns'
import { expect, it } from 'vitest'
import { GET as getHome } from '@/app/api/communities/slug/[slug]/homes/[home]/route'
import { GET as getPlan } from '@/app/api/communities/slug/[slug]/plans/[plan]/route'
import { GET as getCommunity } from '@/app/api/communities/slug/[slug]/route'
import { communityResponse } from '@/contract/communities/community-response'
import { homeResponse, planResponse } from '@/contract/homes/home-response'
import { problem } from '@/contract/problem'
import { siteDay } from '@/lib/dates/site-date'
import { call } from '../../../fixtures/call'
import { aBuilder, aCommunity, aHome, aPlan } from '../../../fixtures/site'

const inDays = (days: number) => addDays(new Date(), days).toISOString()

const taxes = [
  { kind: 'school', name: 'Boerne ISD', rate: 1, year: 2025, source: 'District' },
  {
    kind: 'county',
    name: 'Kendall',
    rate: 0.5,
    year: 2025,
    source: 'County',
    exemptionPercent: 20,
  },
] as const

/** A community with taxes. */
const aTaxedCommunity = (overrides: Parameters<typeof aCommunity>[0] = {}) =>
  aCommunity({ startPrice: 400_000, taxes: [...taxes], ...overrides })

async function fetchCommunity(slug: string) {
  const response = await call(getCommunity, '/api/community', { params: { slug } })
  return communityResponse.parse(await response.json())
}

const fetchHome = (slug: string, home: string) =>
  call(getHome, '/api/home', { params: { slug, home } })
const fetchPlan = (slug: string, plan: string) =>
  call(getPlan, '/api/plan', { params: { slug, plan } })

const toYearly = (years?: { first: number; later: number; homestead: number }) =>
  years && [years.first, years.later, years.homestead].map((amount) => Math.round(amount * 12))

it('a community has the monthly cost and the tax of both years at its starting price', async () => {
  const { slug } = await aTaxedCommunity()
  const { monthlyCost } = await fetchCommunity(slug)
  expect(monthlyCost?.price).toBe(400_000)
  expect(toYearly(monthlyCost?.propertyTax?.total)).toEqual([1200, 6000, 4200])
  expect(monthlyCost?.parts.find(({ kind }) => kind === 'insurance')?.amount).toBeCloseTo(100)
  expect(monthlyCost?.isComplete).toBe(false)
})

it('a community has the offers of today in figures with their worth, and nothing of what ended', async () => {
  const startsOn = inDays(-30)
  const credit = { kind: 'closing-credit', amount: 10_000 } as const
  const { slug } = await aTaxedCommunity({
    incentives: [
      { text: 'Over', startsOn, endsOn: inDays(-2), parts: [credit] },
      {
        text: 'Today',
        terms: 'On inventory.',
        startsOn,
        endsOn: inDays(5),
        lenderRate: 7.25,
        parts: [
          { ...credit, deadline: inDays(-2) },
          { kind: 'upgrades', amount: 5000 },
        ],
      },
      { text: 'Text alone', startsOn, endsOn: inDays(9) },
    ],
  })
  expect((await fetchCommunity(slug)).incentives).toEqual([
    {
      text: 'Today',
      terms: 'On inventory.',
      endsOn: siteDay(new Date(inDays(5))),
      parts: [{ kind: 'upgrades', amount: 5000, builderLender: false, deadline: null }],
      lenderRate: 7.25,
      worth: [{ years: 30, amount: 5000 }],
    },
    {
      text: 'Text alone',
      terms: null,
      endsOn: siteDay(new Date(inDays(9))),
      parts: [],
      lenderRate: null,
      worth: [],
    },
  ])
})

it('a community has the lowest price that is listed, if it is above the starting price', async () => {
  const { id: community, slug } = await aTaxedCommunity()
  expect((await fetchCommunity(slug)).lowestListedPrice).toBeNull()
  await aHome({ community, price: 380_000, status: 'pending' })
  await aHome({ community, price: 425_000 })
  expect((await fetchCommunity(slug)).lowestListedPrice).toBe(425_000)
  await aPlan({ community, basePrice: 399_000 })
  expect((await fetchCommunity(slug)).lowestListedPrice).toBeNull()
})

it('a community without a price, and one where all is sold, has no figures', async () => {
  const incentives = [
    { text: 'Fall', endsOn: inDays(5), parts: [{ kind: 'upgrades' as const, amount: 5000 }] },
  ]
  const { slug } = await aTaxedCommunity({ startPrice: null, incentives })
  expect(await fetchCommunity(slug)).toMatchObject({
    lowestListedPrice: null,
    monthlyCost: null,
    incentives: [{ text: 'Fall', worth: [] }],
  })
  const sold = await aTaxedCommunity({ status: 'sold_out', incentives })
  await aHome({ community: sold.id, price: 425_000 })
  expect(await fetchCommunity(sold.slug)).toMatchObject({
    lowestListedPrice: null,
    monthlyCost: null,
    incentives: [],
  })
})

it('a home and a plan have their own monthly cost, and a sold home has none', async () => {
  const { id: community, slug } = await aTaxedCommunity({ landShare: 10 })
  const home = await aHome({ community, price: 500_000 })
  const plan = await aPlan({ community, basePrice: 450_000 })
  const found = homeResponse.parse(await (await fetchHome(slug, home.slug ?? '')).json())
  expect(found.monthlyCost).toMatchObject({ price: 500_000, propertyTax: { landShare: 10 } })
  expect(toYearly(found.monthlyCost?.propertyTax?.total)).toEqual([750, 7500, 5600])
  const ofPlan = planResponse.parse(await (await fetchPlan(slug, plan.slug ?? '')).json())
  expect(ofPlan.monthlyCost?.price).toBe(450_000)
  const sold = await aHome({ community, price: 500_000, status: 'sold' })
  const ofSold = homeResponse.parse(await (await fetchHome(slug, sold.slug ?? '')).json())
  expect([ofSold.status, ofSold.monthlyCost]).toEqual(['sold', null])
})

it('neither a draft nor a home that was sold long ago is found', async () => {
  const { id: community, slug } = await aTaxedCommunity()
  const draft = await aHome({ community, _status: 'draft' })
  const gone = await aHome({ community, status: 'sold', soldAt: inDays(-40) })
  const plan = await aPlan({ community, _status: 'draft' })
  const responses = await Promise.all([
    fetchHome(slug, draft.slug ?? ''),
    fetchHome(slug, gone.slug ?? ''),
    fetchHome('none', 'none'),
    fetchPlan(slug, plan.slug ?? ''),
    fetchPlan('none', 'none'),
  ])
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  const details = await Promise.all(
    responses.map(async (response) => problem.parse(await response.json()).detail),
  )
  expect([...new Set(details)]).toEqual([
    'No home of this community has this slug.',
    'No community has this slug.',
    'No plan of this community has this slug.',
  ])
})

it('a community, a plan and a home say what their price includes, with what is inherited', async () => {
  const builder = await aBuilder({ inclusions: { deposit: 5000, fence: 'extra' } })
  const { id, slug } = await aTaxedCommunity({
    builders: [builder.id],
    inclusions: { fence: 'included' },
  })
  const plan = await aPlan({
    community: id,
    builder: builder.id,
    inclusions: { lotPremium: 'none' },
  })
  const home = await aHome({ community: id, builder: builder.id, plan: plan.id })
  const own = { deposit: 5000, fence: 'included' }
  expect((await fetchCommunity(slug)).inclusions).toMatchObject({ ...own, lotPremium: null })
  const found = [await fetchPlan(slug, plan.slug ?? ''), await fetchHome(slug, home.slug ?? '')]
  for (const response of found)
    expect((await response.json()).inclusions).toMatchObject({ ...own, lotPremium: 'none' })
})
