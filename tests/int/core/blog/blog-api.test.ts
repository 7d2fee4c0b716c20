import { beforeAll, describe, expect, it } from 'vitest'
import { GET as getList } from '@/app/api/blog/route'
import { GET as getBySlug } from '@/app/api/blog/slug/[slug]/route'
import { blogPostDetail, blogPostList } from '@/contract/blog/blog-post'
import { problem } from '@/contract/problem'
import { call } from '../../../fixtures/call'
import { richText } from '../../../fixtures/rich-text'
import { testPayload } from '../../../fixtures/site'
import { signIn } from '../../../fixtures/staff'

beforeAll(async () => {
  const payload = await testPayload()
  const article = (slug: string, data: object) =>
    payload.create({
      collection: 'blog-posts',
      data: {
        title: slug,
        slug,
        excerpt: 'About homes.',
        _status: 'published',
        content: richText('First paragraph.', 'Second <b>one</b>.'),
        ...data,
      },
    })
  await article('prices', {
    title: 'Prices in May',
    publishedAt: '2026-05-01T12:00:00.000Z',
    category: 'market-analysis',
    tags: ['prices', 'may'],
    author: 'The editors',
  })
  await article('builders', {
    title: 'Asking a builder',
    publishedAt: '2026-06-01T12:00:00.000Z',
    category: 'buyer-guide',
    excerpt: 'What to ASK.',
  })
  await article('long', {
    title: 'Zoning',
    publishedAt: '2026-04-01T12:00:00.000Z',
    content: richText('word '.repeat(900)),
  })
  await article('sentinel-draft', { title: 'Secret plan', _status: 'draft' })
})

async function slugs(query: string, headers = {}) {
  const response = await call(getList, `/api/blog${query}`, { headers })
  expect(response.status).toBe(200)
  return blogPostList.parse(await response.json()).map(({ slug }) => slug)
}

describe('GET /api/blog', () => {
  it.each([
    ['', ['builders', 'prices', 'long']],
    ['?isPublished=true&limit=50&offset=0', ['builders', 'prices', 'long']],
    ['?isPublished=false', ['builders', 'prices', 'long']],
    ['?sort=title', ['builders', 'prices', 'long']],
    ['?sort=publishedAt&limit=1', ['builders']],
    ['?category=buyer-guide', ['builders']],
    ['?category=all', ['builders', 'prices', 'long']],
    ['?q=ask', ['builders']],
    ['?q=ABOUT', ['prices', 'long']],
  ])('filters and sorts by “%s”', async (query, expected) => {
    expect(await slugs(query)).toEqual(expected)
  })

  it('returns the fields of an article and its reading time', async () => {
    const list = blogPostList.parse(await (await call(getList, '/api/blog?sort=title')).json())
    expect(list[1]).toMatchObject({
      title: 'Prices in May',
      category: 'market-analysis',
      tags: ['prices', 'may'],
      publishedAt: '2026-05-01T12:00:00.000Z',
      description: 'About homes.',
      author: 'The editors',
      featuredImage: null,
      readMinutes: 1,
    })
    expect(list[2]?.readMinutes).toBe(4)
    expect(JSON.stringify(list)).not.toContain('Second')
  })

  it('returns drafts to staff with Cache-Control: private, no-store', async () => {
    const headers = { cookie: await signIn('contributor') }
    const response = await call(getList, '/api/blog?isPublished=false', { headers })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const drafts = blogPostList.parse(await response.json())
    expect(drafts.map(({ slug }) => slug)).toEqual(['sentinel-draft'])
    expect(drafts[0]).not.toHaveProperty('publishedAt')
    expect(await slugs('?isPublished=false')).not.toContain('sentinel-draft')
  })

  it('never serves the response of a staff session to strangers, even with a malformed cookie', async () => {
    const spelled = (await signIn('contributor')).replace('payload-token=', 'payload-token =')
    const headers = new Headers({ cookie: spelled, host: 'localhost:3000' })
    const address = 'http://localhost:3000/api/blog?isPublished=false&offset=0'
    const ask = async (init: RequestInit) =>
      getList(new Request(address, init), { params: Promise.resolve({}) })
    const signedIn = await ask({ headers })
    expect(signedIn.headers.get('cache-control')).toBe('private, no-store')
    expect(await signedIn.text()).toContain('sentinel-draft')
    expect(await (await ask({})).text()).not.toContain('sentinel-draft')
  })

  it('lists a draft that has no slug yet', async () => {
    const payload = await testPayload()
    const data = { _status: 'draft' as const }
    const { id } = await payload.create({ collection: 'blog-posts', data, draft: true })
    expect((await payload.findByID({ collection: 'blog-posts', id })).slug).toBeNull()
    const headers = { cookie: await signIn('contributor') }
    const response = await call(getList, '/api/blog?isPublished=false', { headers })
    expect(response.status).toBe(200)
    const drafts = blogPostList.parse(await response.json())
    expect(drafts.find((draft) => draft.id === String(id))).toMatchObject({ slug: '', title: '' })
    await payload.delete({ collection: 'blog-posts', id })
  })

  it.each(['isPublished=yes', 'sort=author', 'category=odd', 'limit=501'])(
    'rejects %s',
    async (query) => {
      const response = await call(getList, `/api/blog?${query}`)
      expect(problem.parse(await response.json())).toMatchObject({
        status: 400,
        errors: [{ path: query.split('=')[0] }],
      })
    },
  )
})

describe('GET /api/blog/slug/{slug}', () => {
  const bySlug = (slug: string) =>
    call(getBySlug, `/api/blog/slug/${encodeURIComponent(slug)}`, { params: { slug } })

  it('returns the text with its line breaks, and escaped HTML', async () => {
    const article = blogPostDetail.parse(await (await bySlug('prices')).json())
    expect(article.content).toBe('First paragraph.\n\nSecond <b>one</b>.')
    expect(article.contentHtml).toBe('<p>First paragraph.</p><p>Second &lt;b&gt;one&lt;/b&gt;.</p>')
  })

  it.each(['none', 'sentinel-draft', '\u0000'])('returns 404 for %j', async (slug) => {
    expect((await bySlug(slug)).status).toBe(404)
  })
})
