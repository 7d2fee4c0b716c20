import { expect, it } from 'vitest'
import { GET as getHomes } from '@/app/api/communities/slug/[slug]/homes/route'
import { GET as getPlans } from '@/app/api/communities/slug/[slug]/plans/route'
import { homeList } from '@/contract/homes/home'
import { planList } from '@/contract/homes/plan'
import { readHomes } from '@/data/homes/lists'
import { call } from '../../../fixtures/call'
import { countStatements } from '../../../fixtures/rows'
import { aBuilder, aCommunity, aHome, aPlan } from '../../../fixtures/site'

async function plans(slug: string) {
  const response = await call(getPlans, `/api/communities/slug/${slug}/plans`, { params: { slug } })
  expect(response.status).toBe(200)
  return planList.parse(await response.json())
}

async function homes(slug: string) {
  const response = await call(getHomes, `/api/communities/slug/${slug}/homes`, { params: { slug } })
  expect(response.status).toBe(200)
  return homeList.parse(await response.json())
}

it('plans have the number of their homes for sale, the lowest base price first', async () => {
  const { id: community, slug } = await aCommunity()
  const [dear] = [
    await aPlan({ community, name: 'Dear', basePrice: 500_000 }),
    await aPlan({ community, name: 'Unpriced', basePrice: null }),
    await aPlan({ community, name: 'Cheap', basePrice: 300_000 }),
    await aPlan({ community, name: 'Draft', _status: 'draft' }),
    await aPlan({ community: (await aCommunity()).id, name: 'Elsewhere' }),
  ]
  await aHome({ community, plan: dear.id })
  await aHome({ community, plan: dear.id, status: 'pending' })
  await aHome({ community, plan: dear.id, status: 'sold' })
  await aHome({ community, plan: dear.id, _status: 'draft' })
  const found = await plans(slug)
  expect(found.map(({ name, homes: count }) => [name, count])).toEqual([
    ['Cheap', 0],
    ['Dear', 2],
    ['Unpriced', 0],
  ])
})

it('a plan has everything its builder supplied, and null for the rest', async () => {
  const { id: community, slug } = await aCommunity()
  const builder = await aBuilder({ name: 'Hearth' })
  await aPlan({
    community,
    builder: builder.id,
    name: 'The Blanco',
    slug: 'the-blanco',
    planNumber: '2480',
    halfBaths: 1,
    options: [{ text: 'Third garage bay', price: 22_000 }, { text: 'Mirrored plan' }],
  })
  expect(await plans(slug)).toEqual([
    {
      id: expect.any(String),
      name: 'The Blanco',
      slug: 'the-blanco',
      planNumber: '2480',
      builder: { id: String(builder.id), name: 'Hearth', slug: builder.slug },
      basePrice: 400_000,
      priceChange: null,
      squareFeet: 2000,
      beds: 3,
      baths: 2,
      halfBaths: 1,
      stories: null,
      garage: null,
      homeType: null,
      community: expect.objectContaining({ slug, schoolDistrict: null }),
      description: null,
      elevations: [],
      drawings: [],
      options: [
        { text: 'Third garage bay', price: 22_000 },
        { text: 'Mirrored plan', price: null },
      ],
      inclusions: null,
      tourUrl: null,
      homes: 0,
    },
  ])
})

it('homes for sale are in the order in which one can move in', async () => {
  const { id: community, slug } = await aCommunity()
  const plan = await aPlan({ community, name: 'The Blanco' })
  const make = (address: string, rest: Partial<Parameters<typeof aHome>[0]>) =>
    aHome({ community, plan: plan.id, address, ...rest })
  await make('Planned', { stage: 'to-be-built' })
  await make('Spring', { stage: 'under-construction', moveIn: '2027-04-02T04:00:00.000Z' })
  await make('Winter', { stage: 'under-construction', moveIn: '2027-01-15T18:00:00.000Z' })
  await make('Ready, dear', { price: 500_000 })
  await make('Ready, pending', { price: 450_000, status: 'pending' })
  await make('Sold', { status: 'sold' })
  await make('Draft', { _status: 'draft' })
  const found = await homes(slug)
  expect(found.map(({ address, moveIn, status }) => [address, moveIn, status])).toEqual([
    ['Ready, pending', null, 'pending'],
    ['Ready, dear', null, 'available'],
    ['Winter', '2027-01-15', 'available'],
    // The evening before in San Antonio.
    ['Spring', '2027-04-01', 'available'],
    ['Planned', null, 'available'],
  ])
  expect(found[0]?.plan).toMatchObject({ name: 'The Blanco' })
  expect(await countStatements(() => readHomes(community))).toBe(1)
})

it('a community that is not published has neither plans nor homes', async () => {
  const { id: community, slug } = await aCommunity({ _status: 'draft' })
  await aHome({ community })
  for (const [get, what] of [
    [getPlans, 'plans'],
    [getHomes, 'homes'],
  ] as const) {
    const path = `/api/communities/slug/${slug}/${what}`
    expect((await call(get, path, { params: { slug } })).status).toBe(404)
  }
})
