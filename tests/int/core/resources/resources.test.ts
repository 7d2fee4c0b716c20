import { beforeAll, describe, expect, it } from 'vitest'
import { GET } from '@/app/(frontend)/resources/[category]/[slug]/guide.pdf/route'
import { listResources } from '@/data/resources/queries'
import type { Resource } from '@/payload-types'
import { richText } from '../../../fixtures/rich-text'
import { testPayload } from '../../../fixtures/site'

async function anEntry(slug: string, change: Partial<Resource> = {}) {
  const payload = await testPayload()
  return payload.create({
    collection: 'resources',
    data: {
      slug,
      title: `About ${slug}`,
      description: 'About it.',
      type: 'guide',
      category: 'home-buying-tips',
      _status: 'published',
      ...change,
    },
  })
}

beforeAll(async () => {
  await anEntry('last', { _order: 'a9' })
  await anEntry('guide', {
    _order: 'a1',
    isFeatured: true,
    readMinutes: 15,
    link: '/somewhere-else',
    content: richText('Its text, with “signs” and ñ 日本.'),
  })
  await anEntry('link', { _order: 'a2', link: 'https://schools.example', type: 'directory' })
  await anEntry('first-time-buyer-guide', { _order: 'a3', content: richText('Short address.') })
  await anEntry('hidden', { _status: 'draft', content: richText('Sentinel') })
  const changed = await anEntry('changed', { _order: 'a4', content: richText('Text.') })
  const data = { title: 'Sentinel to come', category: 'videos-tours' } as const
  await (await testPayload()).update({
    collection: 'resources',
    id: changed.id,
    draft: true,
    data,
  })
})

describe('resources', () => {
  it('are published entries in the order of the editors, in their published version', async () => {
    const entries = await listResources()
    expect(entries.map(({ slug }) => slug)).toEqual([
      'guide',
      'link',
      'first-time-buyer-guide',
      'changed',
      'last',
    ])
    expect(JSON.stringify(entries)).not.toContain('Sentinel')
  })

  it('link to their page if they have a text, or else to their link, or else to nothing', async () => {
    const ways = (await listResources()).map(({ slug, href }) => [slug, href])
    expect(Object.fromEntries(ways)).toEqual({
      guide: '/resources/home-buying-tips/guide',
      link: 'https://schools.example',
      'first-time-buyer-guide': '/resources/first-time-buyer-guide',
      changed: '/resources/home-buying-tips/changed',
      last: null,
    })
  })

  it('are listed without their text', async () => {
    expect((await listResources())[0]).toEqual({
      title: 'About guide',
      slug: 'guide',
      description: 'About it.',
      type: 'guide',
      category: 'home-buying-tips',
      readMinutes: 15,
      picture: null,
      isFeatured: true,
      href: '/resources/home-buying-tips/guide',
    })
  })
})

describe('a resource as a PDF', () => {
  const get = (category: string, slug: string) =>
    GET(new Request('http://localhost:3000/'), { params: Promise.resolve({ category, slug }) })

  it('is named after the resource, and caches revalidate it', async () => {
    const response = await get('home-buying-tips', 'guide')
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="guide.pdf"',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    expect((await response.text()).slice(0, 5)).toBe('%PDF-')
  })

  it.each([
    ['a draft', 'home-buying-tips', 'hidden'],
    ['a resource that is only a link', 'home-buying-tips', 'link'],
    ['another category', 'videos-tours', 'guide'],
    ['the category in a pending draft', 'videos-tours', 'changed'],
    ['an unknown resource', 'home-buying-tips', 'none'],
  ])('returns 404 for %s', async (_, category, slug) => {
    const response = await get(category, slug)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })
})
