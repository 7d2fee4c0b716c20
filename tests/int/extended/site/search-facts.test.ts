import { beforeAll, expect, it } from 'vitest'
import { searchFacts } from '@/data/seo/search-facts'
import { aBuilder, aCommunity, anArticle, aUser, type Staff } from '../../../fixtures/site'

const article = { collection: 'blog-posts', id: null, name: '', city: null } as const
let user: Staff

beforeAll(async () => {
  user = await aUser('contributor')
})

it('the search facts name another document whose page has the same title, generated or written', async () => {
  const market = await anArticle({ title: 'Market Report' })
  await anArticle({ title: 'Prices in June', meta: { title: 'June Prices' } })
  const duplicate = async (title: string, id: number | null = null) =>
    (await searchFacts({ ...article, id, title, name: title }, user)).duplicateOf
  expect(await duplicate('Market Report')).toBe('Market Report')
  expect(await duplicate('Market Report', market.id)).toBeNull()
  expect(await duplicate('June Prices')).toBe('Prices in June')
  expect(await duplicate('Prices in June')).toBeNull()
})

it('the search facts compare communities with their city', async () => {
  await aCommunity({ name: 'Twin Oaks', city: 'Boerne', slug: 'twin-oaks' })
  const twin = (city: string) =>
    searchFacts(
      { collection: 'communities', id: null, title: `Twin Oaks, ${city}`, name: 'Twin Oaks', city },
      user,
    )
  expect((await twin('Boerne')).duplicateOf).toBe('Twin Oaks')
  expect((await twin('Schertz')).duplicateOf).toBeNull()
})

it('the search facts count the published communities of a builder', async () => {
  const { id, name } = await aBuilder({ slug: 'counted' })
  await aCommunity({ slug: 'counted-published', builders: [id] })
  await aCommunity({ slug: 'counted-draft', builders: [id], _status: 'draft' })
  const facts = await searchFacts(
    { collection: 'builders', id, title: name, name, city: null },
    user,
  )
  expect(facts.communities).toBe(1)
})
