import { beforeAll, expect, it } from 'vitest'
import { search } from '@/data/search/queries'
import { searchQuestion } from '@/domain/search/search'
import { aBuilder, aCommunity, aHome, aPlan, testPayload } from '../../../fixtures/site'

async function find(q: string) {
  const { groups } = await search(searchQuestion({ q }))
  return Object.fromEntries(groups.map(({ section, items }) => [section, items]))
}

const titles = async (q: string, section: 'homes' | 'plans') =>
  ((await find(q))[section] ?? []).map(({ title }) => title)

const made = { community: 0, plan: 0, home: 0 }

beforeAll(async () => {
  const { id: builder } = await aBuilder({ name: 'Pecan Works' })
  const { id: community } = await aCommunity({
    name: 'Quail Draw',
    slug: 'quail-draw',
    city: 'Boerne',
  })
  const { id: plan } = await aPlan({
    community,
    builder,
    name: 'The Llano',
    slug: 'the-llano',
    planNumber: 'PW-2210',
    basePrice: 400_000,
  })
  const { id: home } = await aHome({
    community,
    builder,
    plan,
    address: '214 Bluestem Run',
    slug: '214-bluestem-run',
    status: 'pending',
  })
  await aHome({ community, builder, address: '215 Bluestem Run', status: 'sold' })
  await aHome({ community, builder, address: '216 Bluestem Run', _status: 'draft' })
  Object.assign(made, { community, plan, home })
})

it('the search finds homes for sale by street, plan, builder, community and city', async () => {
  for (const q of ['bluestem', 'llano', 'pecan works', 'quail draw', 'boerne'])
    expect(await titles(q, 'homes'), q).toEqual(['214 Bluestem Run'])
  expect((await find('bluestem')).homes).toEqual([
    expect.objectContaining({
      href: '/communities/quail-draw/homes/214-bluestem-run',
      place: 'Quail Draw, Boerne',
      by: 'The Llano',
      facts: ['3 beds', '2 baths', '2,000 sq ft'],
      price: 420_000,
      isPending: true,
    }),
  ])
})

it('the search finds plans by name and by the number of the builder', async () => {
  for (const q of ['the llano', 'PW-2210'])
    expect((await find(q)).plans, q).toEqual([
      expect.objectContaining({
        title: 'The Llano',
        href: '/communities/quail-draw/plans/the-llano',
        by: 'Pecan Works',
        price: 400_000,
      }),
    ])
})

it('the search follows a renamed community and plan, a sale, and an unpublished community', async () => {
  const payload = await testPayload()
  const update = (collection: 'communities' | 'floor-plans' | 'homes', id: number, data: object) =>
    payload.update({ collection, id, data, depth: 0 })
  await update('communities', made.community, { name: 'Heron Draw' })
  expect(await titles('heron', 'homes')).toEqual(['214 Bluestem Run'])
  expect(await titles('quail', 'plans')).toEqual([])
  await update('floor-plans', made.plan, { name: 'The Sabinal' })
  expect(await titles('sabinal', 'homes')).toEqual(['214 Bluestem Run'])
  await update('communities', made.community, { _status: 'draft' })
  expect(await titles('bluestem', 'homes')).toEqual([])
  await update('communities', made.community, { _status: 'published' })
  expect(await titles('bluestem', 'homes')).toEqual(['214 Bluestem Run'])
  await update('homes', made.home, { status: 'sold' })
  expect(await titles('bluestem', 'homes')).toEqual([])
})
