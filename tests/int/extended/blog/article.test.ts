import type { CollectionSlug } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { GET as getBySlug } from '@/app/api/blog/slug/[slug]/route'
import { blogPostDetail } from '@/contract/blog/blog-post'
import { listBlogPosts } from '@/data/blog/list'
import { articleDraft, articlePage } from '@/data/blog/queries'
import { redirectFrom } from '@/data/redirects/queries'
import * as stored from '@/data/rich-text/stored.fixture'
import type { BlogPost } from '@/payload-types'
import { call } from '../../../fixtures/call'
import { aCommunity, anArticle, aUser, testPayload } from '../../../fixtures/site'

const { paragraph, text } = stored

/** Casts the nodes, because the generated type of the field does not describe them. */
const content = (...nodes: Parameters<typeof stored.lexical>) =>
  stored.lexical(...nodes) as unknown as BlogPost['content']

const hostile = '<script>alert(1)</script>'

beforeAll(async () => {
  const shown = await aCommunity({ name: 'Shown', slug: 'shown' })
  const hidden = await aCommunity({ name: 'Sentinel hidden', slug: 'hidden', _status: 'draft' })
  await anArticle({
    slug: 'embeds',
    content: content(
      paragraph(text(hostile), stored.link('javascript:alert(1)', 'bad')),
      stored.communityCard(shown.id),
      stored.communityCard(hidden.id),
      paragraph(
        stored.documentLink('communities', shown.id, 'to shown'),
        stored.documentLink('communities', hidden.id, 'to hidden'),
      ),
    ),
  })
  await anArticle({ slug: 'never-published', title: 'Secret plan', _status: 'draft' })
  const changed = await anArticle({ slug: 'changed', title: 'As published' })
  await (await testPayload()).update({
    collection: 'blog-posts',
    id: changed.id,
    draft: true,
    data: { title: 'As it will be', publishedAt: null },
  })
})

/** The article as a contributor sees it in the preview. */
async function readDraft(slug: string) {
  const payload = await testPayload()
  const where = { slug: { equals: slug } }
  const { docs } = await payload.find({ collection: 'blog-posts', draft: true, where })
  return articleDraft(docs[0]?.id ?? 0, await aUser('contributor'))
}

describe('the article page', () => {
  it('shows cards of and links to published communities only', async () => {
    const article = await articlePage('embeds')
    const cards = article?.body.flatMap((block) =>
      block.type === 'community' ? [block.community.name] : [],
    )
    expect(cards).toEqual(['Shown'])
    expect(article?.body.at(-1)).toMatchObject({
      children: [{ type: 'link', href: '/communities/shown' }, { text: 'to hidden' }],
    })
    expect(JSON.stringify(article)).not.toContain('Sentinel')
  })

  it('renders hostile markup as text and drops hostile links', async () => {
    expect((await articlePage('embeds'))?.body[0]).toEqual({
      type: 'paragraph',
      children: [
        { type: 'text', text: hostile, marks: [] },
        { type: 'text', text: 'bad', marks: [] },
      ],
    })
  })

  it('shows the same data as the list', async () => {
    const { items } = await listBlogPosts({
      isPublished: true,
      sort: 'title',
      limit: 50,
      offset: 0,
    })
    for (const item of items) expect(await articlePage(item.slug)).toMatchObject(item)
    expect(items).toHaveLength(2)
    expect(await articlePage('embeds')).toMatchObject({ isDraft: false })
  })

  it.each(['never-published', 'no-such-article', '\u0000'])('returns null for %j', async (slug) => {
    expect(await articlePage(slug)).toBeNull()
  })

  it('shows the published version to visitors and the latest draft to staff', async () => {
    expect(await articlePage('changed')).toMatchObject({ title: 'As published', isDraft: false })
    const draft = await readDraft('changed')
    expect(draft).toMatchObject({ isDraft: true, content: { title: 'As it will be' } })
    expect(draft?.content).not.toHaveProperty('publishedAt')
    expect(await readDraft('never-published')).toMatchObject({
      isDraft: true,
      content: { title: 'Secret plan' },
    })
  })
})

it('the API returns no cards of hidden documents, no links to them, and no executable markup', async () => {
  const params = { slug: 'embeds' }
  const response = await call(getBySlug, '/api/blog/slug/embeds', { params })
  const { contentHtml } = blogPostDetail.parse(await response.json())
  expect(contentHtml).toContain('&lt;script&gt;')
  expect(contentHtml).toContain('href="/communities/shown"')
  expect(contentHtml).not.toMatch(/javascript:|<script|unknown node|hidden"/)
})

it.each<[CollectionSlug & ('blog-posts' | 'communities'), string, string]>([
  ['blog-posts', 'embeds', '/blog/embeds'],
  ['communities', 'shown', '/communities/shown'],
])('a redirect to a document in %s leads to its page', async (relationTo, slug, to) => {
  const payload = await testPayload()
  const { docs } = await payload.find({ collection: relationTo, where: { slug: { equals: slug } } })
  const from = `/old-${slug}`
  const value = Number(docs[0]?.id)
  await payload.create({
    collection: 'redirects',
    data: { from, type: '308', to: { type: 'reference', reference: { relationTo, value } } },
  })
  expect(await redirectFrom(from)).toEqual({ from, to, isPermanent: true })
})
