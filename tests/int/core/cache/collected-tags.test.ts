import { expect, it } from 'vitest'
import { communityQuery } from '@/contract/communities/community-query'
import { eventQuery } from '@/contract/events/event-query'
import { homeQuery } from '@/contract/homes/home-query'
import { articlePage } from '@/data/blog/queries'
import { builderBySlug } from '@/data/builders/queries'
import { listCommunities } from '@/data/communities/list'
import { communityPins } from '@/data/communities/pins'
import { communityBySlug } from '@/data/communities/queries'
import { listEvents } from '@/data/events/queries'
import { homeFacets } from '@/data/homes/facets'
import { listHomes } from '@/data/homes/lists'
import { homePins } from '@/data/homes/pins'
import { sitePage } from '@/data/pages/queries'
import { resourceBySlug } from '@/data/resources/queries'
import { schoolPins } from '@/data/schools/queries'
import { search } from '@/data/search/queries'
import { homeContent, siteStats } from '@/data/site/queries'
import { readSitemapPages } from '@/data/site/sitemap'
import { searchQuestion } from '@/domain/search/search'
import { cacheScope } from '@/lib/cache-scope'
import { richText } from '../../../fixtures/rich-text'
import { aBuilder, aCommunity, anArticle, testPayload } from '../../../fixtures/site'

/** The tags and the lifetime that a read declares. */
async function declared(read: () => Promise<unknown>) {
  const tags = new Set<string>()
  let lifetime = Number.POSITIVE_INFINITY
  const dependOn = (added: Iterable<string>) => {
    for (const tag of added) tags.add(tag)
  }
  await cacheScope.run(
    {
      dependOn,
      respondWith() {},
      failWith() {},
      expireWithin(seconds) {
        lifetime = Math.min(lifetime, seconds)
      },
      read: (_key, compute) => compute(),
    },
    read,
  )
  return { tags: [...tags].sort(), lifetime }
}

const collectTags = async (read: () => Promise<unknown>) => (await declared(read)).tags

it('a list depends on all documents of its collection', async () => {
  expect(await collectTags(() => listCommunities(communityQuery.parse({})))).toEqual([
    'communities',
  ])
  expect(await collectTags(communityPins)).toEqual(['communities'])
  expect(await collectTags(schoolPins)).toEqual(['communities'])
  const search = ['builders', 'communities', 'homes', 'plans']
  expect(await collectTags(() => listHomes(homeQuery.parse({})))).toEqual(search)
  expect(await collectTags(() => homeFacets({}))).toEqual(search)
  expect(await collectTags(() => homePins({}))).toEqual(search)
  expect(await collectTags(siteStats)).toEqual(['builders', 'communities'])
  expect(await collectTags(homeContent)).toEqual(['home'])
})

it('a document depends on itself and on what it shows', async () => {
  const [{ slug: community }, { slug: builder }] = [await aCommunity(), await aBuilder()]
  expect(await collectTags(() => communityBySlug(community))).toEqual([
    'builders',
    `community:${community}`,
    'listing-options',
  ])
  expect(await collectTags(() => builderBySlug(builder))).toEqual([
    `builder:${builder}`,
    'communities',
  ])
})

it('a missing document depends on the tag that its publication invalidates', async () => {
  expect(await collectTags(() => communityBySlug('not-yet'))).toContain('community:not-yet')
  expect(await collectTags(() => builderBySlug('not-yet'))).toContain('builder:not-yet')
  expect(await collectTags(() => articlePage('not-yet'))).toContain('blog:not-yet')
  expect(await collectTags(() => resourceBySlug('not-yet'))).toContain('resources')
})

it('a text depends on every collection that it can link to', async () => {
  const linked = ['blog', 'builders', 'communities', 'resources']
  const { slug } = await anArticle({ content: richText('Words') })
  expect(await collectTags(() => articlePage(slug))).toEqual([...linked, `blog:${slug}`].sort())
  const payload = await testPayload()
  const page = (name: string, content: ReturnType<typeof richText> | null) =>
    payload.create({
      collection: 'pages',
      data: { title: name, slug: name, content, _status: 'published' },
    })
  await page('with-text', richText('Words'))
  await page('without-text', null)
  expect(await collectTags(() => sitePage('with-text'))).toEqual(
    [...linked, 'page:with-text'].sort(),
  )
  expect(await collectTags(() => sitePage('without-text'))).toEqual(['page:without-text'])
})

it('search results and the sitemap depend on everything that they list', async () => {
  const found = await collectTags(() => search(searchQuestion({ q: 'hills' })))
  expect(found).toEqual([
    'blog',
    'builders',
    'communities',
    'events',
    'homes',
    'listing-options',
    'plans',
    'resources',
  ])
  expect(await collectTags(readSitemapPages)).toEqual([
    'blog',
    'builders',
    'communities',
    'homes',
    'newsletter',
    'plans',
    'resources',
  ])
})

it('upcoming events are cached for half a minute, because events end', async () => {
  const tags = ['builders', 'communities', 'events']
  const upcoming = eventQuery.parse({ upcoming: 'true' })
  expect(await declared(() => listEvents(upcoming))).toEqual({ tags, lifetime: 30 })
  const all = await declared(() => listEvents(eventQuery.parse({})))
  expect(all).toEqual({ tags, lifetime: Number.POSITIVE_INFINITY })
})
