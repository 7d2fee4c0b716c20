import { beforeEach, expect, it, vi } from 'vitest'
import { GET as getArticle } from '@/app/api/blog/slug/[slug]/route'
import { cacheTags } from '@/config/cache-tags'
import { getCachedArticle } from '@/data/blog/queries'
import { sitePage } from '@/data/pages/queries'
import { getCachedHelpfulArticle } from '@/data/resources/helpful-articles'
import { getCachedResource } from '@/data/resources/queries'
import { preparedAnswers } from '@/lib/prepared-answers'
import { richText } from '../../fixtures/rich-text'
import { anArticle, testPayload } from '../../fixtures/site'

/** The cache tags of each cached read, by the first two parts of its key. */
const stored = vi.hoisted(() => new Map<string, readonly string[]>())

vi.mock('next/cache', () => ({
  unstable_cache<Read>(read: Read, key: readonly string[], { tags }: { tags: readonly string[] }) {
    stored.set(key.slice(0, 2).join('/'), tags)
    return read
  },
  revalidateTag() {},
}))

/** A text can contain cards of communities and links to all of these. */
const { communities, builders, blog, resources } = cacheTags
const linked = [communities, builders, blog, resources]

beforeEach(() => stored.clear())

it('a cached text has the tags of every collection that it can link to', async () => {
  const payload = await testPayload()
  const content = richText('Words')
  const published = { content, _status: 'published' } as const
  const { slug } = await anArticle()
  await payload.create({
    collection: 'resources',
    data: {
      title: 'Entry',
      slug: 'entry',
      description: 'About',
      category: 'home-buying-tips',
      type: 'guide',
      ...published,
    },
  })
  await payload.create({
    collection: 'helpful-articles',
    data: {
      title: 'Help',
      slug: 'help',
      excerpt: 'About',
      category: 'getting-started',
      ...published,
    },
  })
  await Promise.all([
    sitePage('privacy-policy'),
    getCachedArticle(slug),
    getCachedResource('entry'),
    getCachedHelpfulArticle('help'),
  ])
  for (const key of [
    'page/privacy-policy',
    `article/${slug}`,
    'resource/entry',
    'helpful-article/help',
  ]) {
    expect([key, stored.get(key)]).toEqual([key, expect.arrayContaining(linked)])
  }
})

it('invalidating one of these tags removes the API response of a text', async () => {
  const { slug } = await anArticle()
  const address = `http://localhost:3000/api/blog/slug/${slug}`
  for (const tag of linked) {
    await getArticle(new Request(address), { params: Promise.resolve({ slug }) })
    expect(preparedAnswers.find(`/api/blog/slug/${slug}`)).toBeDefined()
    preparedAnswers.expire([tag])
    expect([tag, preparedAnswers.find(`/api/blog/slug/${slug}`)]).toEqual([tag, undefined])
  }
})
