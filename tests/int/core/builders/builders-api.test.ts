import { beforeAll, describe, expect, it } from 'vitest'
import { GET as getList } from '@/app/api/builders/route'
import { GET as getBySlug } from '@/app/api/builders/slug/[slug]/route'
import { builderDetail, builderList } from '@/contract/builders/builder'
import { problem } from '@/contract/problem'
import { buildersWithCommunities } from '@/data/builders/list'
import { call } from '../../../fixtures/call'
import { aBuilder, aCommunity } from '../../../fixtures/site'

beforeAll(async () => {
  const [alder, birch] = await Promise.all([
    aBuilder({
      name: 'Alder Homes',
      slug: 'alder',
      tier: 'national',
      isCustom: true,
      description: 'Porches and shade.',
      phone: '(210) 555-0171',
      foundedYear: 1998,
    }),
    aBuilder({ name: 'Birch & Sons', slug: 'birch', tier: 'local' }),
    aBuilder({ name: 'Cypress', slug: 'cypress' }),
    aBuilder({ name: 'Hidden', slug: 'hidden', _status: 'draft' }),
  ])
  await aCommunity({ name: 'Two', slug: 'two', builders: [birch.id, alder.id] })
  await aCommunity({ name: 'One', slug: 'one', builders: [birch.id], startPrice: 300000 })
  await aCommunity({ name: 'Draft', slug: 'draft', builders: [birch.id], _status: 'draft' })
})

async function list(query: string) {
  const response = await call(getList, `/api/builders${query}`)
  expect(response.status).toBe(200)
  const items = builderList.parse(await response.json())
  return { items, total: response.headers.get('x-total-count') }
}

describe('GET /api/builders', () => {
  it('returns a bare array sorted by name, each builder with its published communities', async () => {
    const { items, total } = await list('')
    expect(total).toBe('3')
    expect(items.map(({ slug, communities }) => [slug, communities.map((c) => c.slug)])).toEqual([
      ['alder', ['two']],
      ['birch', ['one', 'two']],
      ['cypress', []],
    ])
    expect(items[0]).toMatchObject({ tier: 'national', isCustom: true, foundedYear: 1998 })
    expect(items[2]).toMatchObject({ tier: null, isCustom: false, logo: null, phone: null })
  })

  it.each([
    ['?q=SHADE', ['alder']],
    // `&` is read as "and".
    ['?q=%26', ['alder', 'birch']],
    ['?tier=local', ['birch']],
    ['?tier=all', ['alder', 'birch', 'cypress']],
    ['?tier=regional', []],
    ['?sort=communities', ['birch', 'alder', 'cypress']],
    ['?sort=tier', ['alder', 'birch', 'cypress']],
    ['?limit=1&offset=1', ['birch']],
    ['?q=%00', ['alder', 'birch', 'cypress']],
  ])('filters and sorts by %s', async (query, expected) => {
    expect((await list(query)).items.map(({ slug }) => slug)).toEqual(expected)
  })

  it('returns the total for offsets past the end', async () => {
    expect(await list('?offset=500')).toEqual({ items: [], total: '3' })
  })

  it.each(['sort=size', 'tier=odd', 'limit=0', 'offset=x'])(
    'rejects %s and names the parameter',
    async (query) => {
      const response = await call(getList, `/api/builders?${query}`)
      expect(response.status).toBe(400)
      expect(problem.parse(await response.json()).errors?.[0]?.path).toBe(query.split('=')[0])
    },
  )
})

describe('buildersWithCommunities', () => {
  it('leaves out builders without a published community, so that none is featured with 0', async () => {
    const builders = await buildersWithCommunities(8)
    expect(builders.map(({ slug, communities }) => [slug, communities.length])).toEqual([
      ['alder', 1],
      ['birch', 2],
    ])
  })

  it('returns as many builders as fit, in the order of their names', async () => {
    const [first, ...others] = await buildersWithCommunities(1)
    expect(first?.slug).toBe('alder')
    expect(others).toEqual([])
  })
})

describe('GET /api/builders/slug/{slug}', () => {
  const bySlug = (slug: string) =>
    call(getBySlug, `/api/builders/slug/${encodeURIComponent(slug)}`, { params: { slug } })

  it('returns the builder with the cards of its communities', async () => {
    const builder = builderDetail.parse(await (await bySlug('birch')).json())
    expect(builder.communities.map(({ name, startPrice }) => [name, startPrice])).toEqual([
      ['One', 300000],
      ['Two', null],
    ])
  })

  it.each(['nobody', 'hidden', '\u0000', "'"])('returns 404 for %j', async (slug) => {
    const response = await bySlug(slug)
    expect(response.status).toBe(404)
    expect(problem.parse(await response.json()).detail).toBe('No builder has this slug.')
  })
})
