import type { CollectionSlug } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { GET as getBySlug } from '@/app/api/blog/slug/[slug]/route'
import { blogPostDetail } from '@/contract/blog-post'
import { articlePage } from '@/data/blog/article'
import { listBlogPosts } from '@/data/blog/list'
import { articleDraft } from '@/data/preview/texts'
import { redirectFrom } from '@/data/redirects'
import * as stored from '@/data/rich-text/stored.fixture'
import type { BlogPost } from '@/payload-types'
import { call } from '../fixtures/call'
import { aCommunity, anArticle, aUser, testPayload } from '../fixtures/site'

const { paragraph, text } = stored

/** What the editor made; its type knows nothing of the nodes. */
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

/** The article as a contributor sees it in its preview. */
async function draftOf(slug: string) {
  const payload = await testPayload()
  const where = { slug: { equals: slug } }
  const { docs } = await payload.find({ collection: 'blog-posts', draft: true, where })
  return articleDraft(docs[0]?.id ?? 0, await aUser('contributor'))
}

describe('the page of an article', () => {
  it('shows cards of published communities alone, and leads to no others', async () => {
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

  it('has hostile words as words, and no hostile link', async () => {
    expect((await articlePage('embeds'))?.body[0]).toEqual({
      type: 'paragraph',
      children: [
        { type: 'text', text: hostile, marks: [] },
        { type: 'text', text: 'bad', marks: [] },
      ],
    })
  })

  it('says the same of an article as the list does', async () => {
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

  it.each(['never-published', 'no-such-article', '\u0000'])('is not there for %j', async (slug) => {
    expect(await articlePage(slug)).toBeNull()
  })

  it('is as published for everybody, and as saved last for staff', async () => {
    expect(await articlePage('changed')).toMatchObject({ title: 'As published', isDraft: false })
    const draft = await draftOf('changed')
    expect(draft).toMatchObject({ isDraft: true, content: { title: 'As it will be' } })
    expect(draft?.content).not.toHaveProperty('publishedAt')
    expect(await draftOf('never-published')).toMatchObject({
      isDraft: true,
      content: { title: 'Secret plan' },
    })
  })
})

it('the contract answers neither cards nor links to what is hidden, and nothing to run', async () => {
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
])('a redirect to one of the %s leads to its page', async (relationTo, slug, to) => {
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
