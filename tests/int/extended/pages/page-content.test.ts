import { beforeAll, describe, expect, it } from 'vitest'
import { sitePage } from '@/data/pages/queries'
import { resourceBySlug } from '@/data/resources/queries'
import { richText } from '../../../fixtures/rich-text'
import { insertRows } from '../../../fixtures/rows'
import { testPayload } from '../../../fixtures/site'

const hostile = '<script>alert(1)</script> & more'

async function aPage(slug: string, _status: 'draft' | 'published') {
  const content = richText(hostile)
  const filename = `about-${slug}.webp`
  const [image] = await insertRows('media', [{ alt: 'A porch', filename }])
  const meta = { description: 'What search engines say.', image: image ?? 0 }
  const data = { slug, title: `About ${slug}`, notice: 'A notice.', content, meta, _status }
  await (await testPayload()).create({ collection: 'pages', data })
}

async function aResource(slug: string, change: { _status?: 'draft'; content?: null } = {}) {
  await (await testPayload()).create({
    collection: 'resources',
    data: {
      slug,
      title: slug,
      description: 'About it.',
      type: 'guide',
      category: 'home-buying-tips',
      readMinutes: 15,
      content: richText(hostile),
      _status: 'published',
      ...change,
    },
  })
}

beforeAll(async () => {
  await aPage('shown', 'published')
  await aPage('hidden', 'draft')
  await aResource('guide')
  await aResource('draft', { _status: 'draft' })
  await aResource('only-a-link', { content: null })
})

const words = [{ type: 'paragraph', children: [expect.objectContaining({ text: hostile })] }]

describe('the text of a page', () => {
  it('is the published one, as nodes that cannot contain scripts', async () => {
    expect(await sitePage('shown')).toEqual({
      title: 'About shown',
      kicker: null,
      intro: null,
      notice: 'A notice.',
      content: words,
      seoTitle: 'About shown',
      seoDescription: 'What search engines say.',
      seoImage: '/media/about-shown.webp',
    })
  })

  it('is null for a draft or a page without text', async () => {
    expect(await sitePage('hidden')).toBeNull()
    expect(await sitePage('never-written')).toBeNull()
  })
})

describe.each([
  ['read', resourceBySlug],
  ['cached', resourceBySlug],
])('a resource, %s by its slug', (_, read) => {
  it('has its text and the fields of the lists', async () => {
    expect(await read('guide')).toEqual({
      id: expect.any(String),
      title: 'guide',
      slug: 'guide',
      description: 'About it.',
      type: 'guide',
      category: 'home-buying-tips',
      readMinutes: 15,
      picture: null,
      content: words,
      updatedAt: expect.any(String),
    })
  })

  it.each(['draft', 'only-a-link', 'never-written', 'nul\u0000'])(
    'is null for %j',
    async (slug) => {
      expect(await read(slug)).toBeNull()
    },
  )
})
