import { beforeAll, describe, expect, it } from 'vitest'
import { GET as getColumns } from '@/app/api/communities/columns/route'
import { GET as getFeatured } from '@/app/api/communities/featured/route'
import {
  GET as getList,
  OPTIONS as optionsOfList,
  POST as postList,
} from '@/app/api/communities/route'
import { GET as getBySlug } from '@/app/api/communities/slug/[slug]/route'
import { GET as getStats } from '@/app/api/stats/route'
import { communityDetail, communityList } from '@/contract/communities/community'
import { communityColumns, fromColumns } from '@/contract/communities/community-columns'
import { problem } from '@/contract/problem'
import { stats } from '@/contract/site/stats'
import { call } from '../../../fixtures/call'
import { aBuilder, aCommunity } from '../../../fixtures/site'

async function names(path: string): Promise<string[]> {
  const response = await call(getList, path)
  expect(response.status).toBe(200)
  return communityList.parse(await response.json()).map(({ name }) => name)
}

async function rejection(path: string) {
  const response = await call(getList, path)
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  return problem.parse(await response.json())
}

beforeAll(async () => {
  const builder = await aBuilder({
    name: 'Hearth & Hill',
    slug: 'hearth-and-hill',
    tier: 'local',
    phone: '(210) 555-0161',
  })
  await aCommunity({
    name: 'Cibolo Ridge',
    slug: 'cibolo-ridge',
    startPrice: 612990,
    isFeatured: true,
    amenities: ['trails', 'pools'],
    builders: [builder.id],
    homesAvailable: 57,
    floorPlans: 9,
    latitude: 29.8,
    longitude: -98.7,
    description: 'Limestone and oaks.',
  })
  await aCommunity({
    name: 'Windmill Draw',
    slug: 'windmill-draw',
    city: 'San Antonio',
    startPrice: 284900,
    homesAvailable: 12,
    floorPlans: 5,
    status: 'coming_soon',
  })
  await aCommunity({
    name: 'Laurel Bend',
    slug: 'laurel-bend',
    city: 'Schertz',
    amenities: ['golf'],
    firstPublishedAt: '2020-01-01T00:00:00.000Z',
  })
  await aCommunity({
    name: 'Hidden Draft',
    slug: 'hidden-draft',
    homesAvailable: 999,
    floorPlans: 999,
    _status: 'draft',
  })
})

describe('GET /api/communities', () => {
  it('returns a bare array of published communities sorted by name, with the total', async () => {
    const response = await call(getList, '/api/communities?limit=2')
    expect(response.headers.get('x-total-count')).toBe('3')
    const list = communityList.parse(await response.json())
    expect(list.map(({ name }) => name)).toEqual(['Cibolo Ridge', 'Laurel Bend'])
    expect(list[0]).toMatchObject({
      startPrice: 612990,
      isFeatured: true,
      coordinates: { lat: 29.8, lng: -98.7 },
      builders: [{ name: 'Hearth & Hill', slug: 'hearth-and-hill' }],
    })
    expect(list[1]?.coordinates).toBeNull()
  })

  it('omits the fields that only the detail call has', async () => {
    const response = await call(getList, '/api/communities')
    const [first] = (await response.json()) as Record<string, unknown>[]
    for (const field of [
      'description',
      'schools',
      'hoaPhone',
      'hoaContact',
      'contactEmail',
      '_status',
    ]) {
      expect(first).not.toHaveProperty(field)
    }
  })

  it.each([
    ['?city=boerne', ['Cibolo Ridge']],
    ['?city=all', ['Cibolo Ridge', 'Laurel Bend', 'Windmill Draw']],
    ['?city=Boer', []],
    ['?minPrice=284900&maxPrice=300000', ['Windmill Draw']],
    ['?minPrice=0', ['Cibolo Ridge', 'Windmill Draw']],
    ['?amenities=golf,tennis,pools', ['Cibolo Ridge', 'Laurel Bend']],
    ['?amenities=trails,pools&amenityMatch=all', ['Cibolo Ridge']],
    ['?amenities=golf,pools&amenityMatch=all', []],
    ['?amenities=golf,pools&amenityMatch=any', ['Cibolo Ridge', 'Laurel Bend']],
    ['?builder=hearth-and-hill', ['Cibolo Ridge']],
    ['?status=coming_soon', ['Windmill Draw']],
    ['?status=new', ['Cibolo Ridge', 'Windmill Draw']],
    ['?featured=true', ['Cibolo Ridge']],
    ['?q=DRAW', ['Windmill Draw']],
    ['?q=%25', []],
    ['?sort=price', ['Laurel Bend', 'Windmill Draw', 'Cibolo Ridge']],
    ['?offset=1&limit=1', ['Laurel Bend']],
    ['?unknown=parameter', ['Cibolo Ridge', 'Laurel Bend', 'Windmill Draw']],
  ])('filters and sorts by %s', async (query, expected) => {
    expect(await names(`/api/communities${query}`)).toEqual(expected)
  })

  it.each([
    'limit=0',
    'limit=501',
    'limit=ten',
    'limit=1.5',
    'offset=-1',
    'minPrice=cheap',
    'maxPrice=-1',
    'amenityMatch=most',
    'featured=yes',
    'sort=rating',
    'status=odd',
  ])('rejects %s and names the parameter', async (query) => {
    const problem = await rejection(`/api/communities?${query}`)
    expect(problem).toMatchObject({ status: 400, title: 'Bad Request' })
    const [name] = query.split('=')
    expect(problem.errors?.map(({ path }) => path)).toEqual([name])
    expect(problem.detail).toContain(`${name}: `)
  })

  it('returns 304 for a matching ETag, and a new body after a change', async () => {
    const first = await call(getList, '/api/communities')
    const tag = first.headers.get('etag') ?? ''
    const second = await call(getList, '/api/communities', {
      headers: { 'if-none-match': `"other", ${tag.replace('W/', '')}` },
    })
    expect([second.status, await second.text()]).toEqual([304, ''])
    expect(second.headers.get('etag')).toBe(tag)
    const other = await call(getList, '/api/communities?limit=1', {
      headers: { 'if-none-match': tag },
    })
    expect(other.status).toBe(200)
  })

  it('can be stored by shared caches', async () => {
    const response = await call(getList, '/api/communities')
    expect(response.headers.get('cache-control')).toMatch(
      /s-maxage=\d+, stale-while-revalidate=\d+/,
    )
  })

  it('answers HEAD without a body, OPTIONS with the allowed methods, and 405 to other methods', async () => {
    const head = await call(getList, '/api/communities', { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('x-total-count')]).toEqual([
      200,
      '',
      '3',
    ])
    const options = await call(optionsOfList, '/api/communities', { method: 'OPTIONS' })
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
    const post = await call(postList, '/api/communities', { method: 'POST', body: {} })
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
    expect(problem.parse(await post.json()).status).toBe(405)
  })
})

describe('GET /api/communities/columns', () => {
  it('returns the complete list, with times of publication in minutes', async () => {
    const list = communityList.parse(await (await call(getList, '/api/communities')).json())
    const columns = await (await call(getColumns, '/api/communities/columns')).json()
    const toMinute = (iso: string) => `${iso.slice(0, 16)}:00.000Z`
    expect(list.length).toBeGreaterThan(1)
    expect(fromColumns(communityColumns.parse(columns))).toEqual(
      list.map((community) => ({
        ...community,
        createdAt: toMinute(community.createdAt),
        priceChange: null,
        // None was verified.
        confirmsPrice: community.startPrice !== null,
      })),
    )
  })
})

describe('GET /api/communities/featured', () => {
  it('returns only featured communities', async () => {
    const list = communityList.parse(
      await (await call(getFeatured, '/api/communities/featured')).json(),
    )
    expect(list.map(({ slug }) => slug)).toEqual(['cibolo-ridge'])
  })
})

describe('GET /api/communities/slug/{slug}', () => {
  const bySlug = (slug: string) =>
    call(getBySlug, `/api/communities/slug/${slug}`, { params: { slug } })

  it('returns all fields of a community, with the contacts of its builders', async () => {
    const community = communityDetail.parse(await (await bySlug('cibolo-ridge')).json())
    expect(community).toMatchObject({
      description: 'Limestone and oaks.',
      latitude: '29.8',
      longitude: '-98.7',
      builders: [{ slug: 'hearth-and-hill', tier: 'local', phone: '(210) 555-0161' }],
      schools: { elementary: [], middle: [], high: [], private: [] },
    })
  })

  it("returns '0' for unknown coordinates", async () => {
    const community = communityDetail.parse(await (await bySlug('laurel-bend')).json())
    expect(community).toMatchObject({ latitude: '0', longitude: '0', coordinates: null })
  })

  it.each(['nothing-here', 'hidden-draft', '\u0000', "' OR 1=1 --"])(
    'returns 404 for %s',
    async (slug) => {
      const response = await bySlug(slug)
      expect(response.status).toBe(404)
      expect(problem.parse(await response.json()).detail).toBe('No community has this slug.')
    },
  )
})

describe('GET /api/stats', () => {
  it('counts and sums published content', async () => {
    expect(stats.parse(await (await call(getStats, '/api/stats')).json())).toEqual({
      totalCommunities: 3,
      totalBuilders: 1,
      totalAvailableHomes: 69,
      totalFloorPlans: 14,
    })
  })
})
