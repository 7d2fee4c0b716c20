import { expect, it } from 'vitest'
import { GET as getCommunities } from '@/app/api/communities/route'
import { communityList, communitySummary } from '@/contract/communities/community'
import { eventQuery } from '@/contract/events/event-query'
import { articleDraft, articlePage } from '@/data/blog/queries'
import { builderBySlug, builderDraft } from '@/data/builders/queries'
import { communityBySlug, communityDraft } from '@/data/communities/queries'
import { eventDraft, listEvents } from '@/data/events/queries'
import { call } from '../../../fixtures/call'
import { insertRows } from '../../../fixtures/rows'
import { aBuilder, aCommunity, anArticle, anEvent, aUser } from '../../../fixtures/site'

// A page, its preview and the lists are read from one declaration of the fields. Documents without
// a newer draft must be the same in all of them.

const editor = await aUser('editor')
const [image = 0] = await insertRows('media', [{ alt: 'A house', filename: 'house.webp' }])

it('a published community is the same in the list, on its page and in its preview', async () => {
  const builder = await aBuilder({ name: 'Hearth', tier: 'local', logo: image })
  const district = { name: 'Boerne ISD', updated_at: new Date(), created_at: new Date() }
  await insertRows('school_districts', [{ id: 1, ...district }])
  const { id, slug } = await aCommunity({
    slug: 'complete',
    description: 'Limestone and oaks.',
    startPrice: 612990,
    endPrice: 700000,
    homesAvailable: 57,
    isFeatured: true,
    schoolDistrict: 'Boerne ISD',
    schools: { elementary: [{ name: 'Fabra', rating: 'A' }] },
    hoaPhone: '(210) 555-0112',
    hoaContact: 'Sales office',
    latitude: 29.8,
    longitude: -98.7,
    amenities: ['trails', 'pools'],
    homeTypes: ['custom', 'acreage'],
    images: [image],
    builders: [builder.id],
    firstPublishedAt: '2025-01-01T00:00:00.000Z',
    verifiedAt: '2026-11-01T18:00:00.000Z',
  })
  const page = await communityBySlug(slug)
  expect(page).toMatchObject({
    homesAvailable: 57,
    createdAt: '2025-01-01T00:00:00.000Z',
    verifiedAt: '2026-11-01T18:00:00.000Z',
    images: ['/media/house.webp'],
    builders: [{ name: 'Hearth', tier: 'local', logo: '/media/house.webp' }],
    schools: { elementary: [{ name: 'Fabra', rating: 'A', distance: null }], high: [] },
  })
  expect(await communityDraft(id, editor)).toMatchObject({ isDraft: false, content: page })
  const list = communityList.parse(await (await call(getCommunities, '/api/communities')).json())
  expect(list).toEqual([communitySummary.parse(page)])
})

it('a published builder is the same on its page and in its preview', async () => {
  const { id, slug } = await aBuilder({ tier: 'regional', foundedYear: 1998, logo: image })
  const page = await builderBySlug(slug)
  expect(page).toMatchObject({ foundedYear: 1998, logo: '/media/house.webp', isCustom: false })
  expect(await builderDraft(id, editor)).toMatchObject({ isDraft: false, content: page })
})

it('a published event is the same in the list and in its preview', async () => {
  const { id } = await anEvent({ picture: image, communityName: 'Elsewhere' })
  const { items } = await listEvents(eventQuery.parse({}))
  expect(items).toMatchObject([{ communityName: 'Elsewhere', image: '/media/house.webp' }])
  expect(await eventDraft(id, editor)).toEqual({ isDraft: false, content: items[0] })
})

it('a published article is the same on its page and in its preview', async () => {
  const { id, slug } = await anArticle({
    slug: 'complete',
    tags: ['builders'],
    featuredImage: image,
  })
  const page = await articlePage(slug)
  expect(page).toMatchObject({ tags: ['builders'], featuredImage: '/media/house.webp' })
  expect(await articleDraft(id, editor)).toMatchObject({ isDraft: false, content: page })
})
