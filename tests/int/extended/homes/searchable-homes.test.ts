import { expect, it } from 'vitest'
import { homeFacets } from '@/data/homes/facets'
import { aCommunity, aHome, aPlan, testPayload } from '../../../fixtures/site'

const counted = async (slug: string) => {
  const { total, price, stories, city } = await homeFacets({ community: slug })
  return { total, price, stories, city }
}

it('the counts follow every change of a home and of its plan', async () => {
  const payload = await testPayload()
  const [one, other] = [
    await aCommunity({ slug: 'one', city: 'Boerne' }),
    await aCommunity({ slug: 'other', city: 'Cibolo' }),
  ]
  const plan = await aPlan({ community: one.id, stories: 1 })
  const home = await aHome({ community: one.id, plan: plan.id, price: 420_000 })
  const update = (data: object) =>
    payload.update({ collection: 'homes', id: home.id, data, depth: 0 })
  expect(await counted('one')).toMatchObject({
    total: 1,
    price: [{ value: 400_000, count: 1 }],
    stories: [{ value: 1, count: 1 }],
  })
  await update({ price: 455_000 })
  expect((await counted('one')).price).toEqual([{ value: 450_000, count: 1 }])
  await payload.update({ collection: 'floor-plans', id: plan.id, data: { stories: 2 }, depth: 0 })
  expect((await counted('one')).stories).toEqual([{ value: 2, count: 1 }])
  await update({ plan: null, community: other.id })
  expect([(await counted('one')).total, (await counted('other')).total]).toEqual([0, 1])
  await update({ status: 'sold' })
  expect((await counted('other')).total).toBe(0)
  await update({ status: 'available' })
  await payload.delete({ collection: 'homes', id: home.id })
  expect((await counted('other')).total).toBe(0)
})
