import { afterEach, describe, expect, it } from 'vitest'
import { communityQuery } from '@/contract/communities/community-query'
import { eventQuery } from '@/contract/events/event-query'
import { homeQuery } from '@/contract/homes/home-query'
import { articlePage } from '@/data/blog/queries'
import { builderBySlug, firstBuilders } from '@/data/builders/queries'
import { listCommunities, similarCommunities } from '@/data/communities/list'
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
import { homeContent, siteNavigation, siteStats } from '@/data/site/queries'
import { readSitemapPages } from '@/data/site/sitemap'
import { searchQuestion } from '@/domain/search/search'
import { cacheScope } from '@/lib/cache-scope'
import { serverState } from '@/lib/server-state'
import type { Builder } from '@/payload-types'
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
    'builder-names',
    'communities',
  ])
  expect(await collectTags(communityPins)).toEqual(['communities'])
  expect(await collectTags(schoolPins)).toEqual(['communities'])
  const search = ['builder-names', 'communities', 'homes', 'plans']
  expect(await collectTags(() => listHomes(homeQuery.parse({})))).toEqual(search)
  expect(await collectTags(() => homeFacets({}))).toEqual(search)
  expect(await collectTags(() => homePins({}))).toEqual(search)
  expect(await collectTags(siteStats)).toEqual(['builder-names', 'communities'])
  expect(await collectTags(homeContent)).toEqual(['home'])
})

it('a document depends on itself and on what it shows', async () => {
  const { id, slug: builder } = await aBuilder()
  const { slug: community } = await aCommunity({ builders: [id] })
  expect(await collectTags(() => communityBySlug(community))).toEqual([
    'builder-names',
    `builder:${builder}`,
    `community:${community}`,
    'listing-options',
  ])
  expect(await collectTags(() => builderBySlug(builder))).toEqual([
    'builder-names',
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
  const linked = ['blog', 'builder-names', 'communities', 'resources']
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
  const tags = ['builder-names', 'communities', 'events']
  const upcoming = eventQuery.parse({ upcoming: 'true' })
  expect(await declared(() => listEvents(upcoming))).toEqual({ tags, lifetime: 30 })
  const all = await declared(() => listEvents(eventQuery.parse({})))
  expect(all).toEqual({ tags, lifetime: Number.POSITIVE_INFINITY })
})

describe('a save of a builder', () => {
  afterEach(() => {
    delete serverState.beginChange
  })

  /** The reads with the slugs of two communities that different builders build. */
  async function twoCommunities() {
    const [builder, other] = [await aBuilder(), await aBuilder()]
    const [own, foreign] = [
      await aCommunity({ builders: [builder.id] }),
      await aCommunity({ builders: [other.id] }),
    ]
    const reads = {
      'the builder': () => builderBySlug(builder.slug),
      'the list of builders': firstBuilders,
      'its community': () => communityBySlug(own.slug),
      'the community of another': () => communityBySlug(foreign.slug),
      'similar communities': () => similarCommunities(String(foreign.id), 3),
      communities: () => listCommunities(communityQuery.parse({})),
      homes: () => listHomes(homeQuery.parse({})),
      'counts of homes': () => homeFacets({}),
      events: () => listEvents(eventQuery.parse({})),
      statistics: siteStats,
      'the footer': siteNavigation,
    }
    type Name = keyof typeof reads
    const tags = new Map<Name, string[]>()
    for (const [name, read] of Object.entries(reads)) {
      tags.set(name as Name, await collectTags(read))
    }
    return {
      /** The reads that a change of the builder expires. */
      async expired(data: Partial<Builder>): Promise<Name[]> {
        const changed = new Set<string>()
        serverState.beginChange = (some) => {
          for (const tag of some) changed.add(tag)
          return () => {}
        }
        const payload = await testPayload()
        await payload.update({ collection: 'builders', id: builder.id, data })
        return [...tags].flatMap(([name, own]) =>
          own.some((tag) => changed.has(tag)) ? [name] : [],
        )
      },
      all: [...tags.keys()],
    }
  }

  it('expires its page, the list of builders and its communities, and nothing of another builder', async () => {
    const { expired } = await twoCommunities()
    expect(await expired({ description: 'New words', foundedYear: 1990 })).toEqual([
      'the builder',
      'the list of builders',
      'its community',
    ])
  })

  it('expires every list that shows its name when that changes', async () => {
    const { expired, all } = await twoCommunities()
    expect(await expired({ name: 'Another name' })).toEqual(
      all.filter((name) => name !== 'the footer'),
    )
  })

  it('expires every list and the footer when it moves, disappears or comes back', async () => {
    const { expired, all } = await twoCommunities()
    expect(await expired({ slug: 'another-address' })).toEqual(all)
    expect(await expired({ _status: 'draft' })).toEqual(all)
    expect(await expired({ _status: 'published' })).toEqual(all)
  })
})
