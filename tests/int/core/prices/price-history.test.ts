import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { GET as getCommunities } from '@/app/api/communities/route'
import { GET as getHomePrices } from '@/app/api/communities/slug/[slug]/homes/[home]/prices/route'
import { GET as getPlanPrices } from '@/app/api/communities/slug/[slug]/plans/[plan]/prices/route'
import { GET as getPrices } from '@/app/api/communities/slug/[slug]/prices/route'
import { communityList } from '@/contract/communities/community'
import { communityQuery } from '@/contract/communities/community-query'
import { homeQuery } from '@/contract/homes/home-query'
import { priceHistory } from '@/contract/prices/price-history'
import { editListings } from '@/data/communities/edit-listings'
import { listCommunities } from '@/data/communities/list'
import { findHome, listHomes, readListings } from '@/data/homes/lists'
import { setChangeSource } from '@/database/change-source'
import { inTransaction } from '@/database/transactions/in-transaction'
import { addDays } from '@/domain/time/days'
import { siteDay } from '@/lib/dates/site-date'
import type { Community } from '@/payload-types'
import { call } from '../../../fixtures/call'
import { cms } from '../../../fixtures/cms'
import { whileCommitFails } from '../../../fixtures/refuse-commit'
import { countStatements, sql } from '../../../fixtures/rows'
import { aCommunity, aHome, aPlan, aUser, type Staff, testPayload } from '../../../fixtures/site'
import { as, getApiKey } from '../../../fixtures/staff'

const today = siteDay(new Date())
const daysAgo = (days: number) => addDays(today, -days)

let editor: Staff
let contributor: Staff
let authorization: string

beforeAll(async () => {
  editor = await aUser('editor')
  contributor = await aUser('contributor')
  authorization = await getApiKey('editor')
})

/** The recorded prices of a field, the oldest first. */
async function recorded(owner: 'community' | 'plan' | 'home', id: number, field: string) {
  const rows = await sql(
    `select day::text, price from listing_changes where ${owner}_id = $1 and field = $2 order by day`,
    id,
    field,
  )
  return rows.map(({ day, price }) => [day, price])
}
const starts = (id: number) => recorded('community', id, 'startPrice')

/** Moves what was recorded until now into the past. */
async function age(owner: 'community' | 'plan' | 'home', id: number, days: number) {
  await sql(`update listing_changes set day = day - $2::int where ${owner}_id = $1`, id, days)
}

/** A published community that has asked 400,000 for 60 days. */
async function anOldListing(overrides: Partial<Community> = {}): Promise<Community> {
  const community = await aCommunity({ startPrice: 400_000, endPrice: 500_000, ...overrides })
  await age('community', community.id, 60)
  return community
}

async function update(id: number, data: Partial<Community>, user = editor, draft = false) {
  const payload = await testPayload()
  return payload.update({ collection: 'communities', id, data, draft, depth: 0, ...as(user) })
}

describe('a published change of a price', () => {
  it('is recorded once with its day, however often it is saved', async () => {
    const { id } = await anOldListing()
    await update(id, { startPrice: 389_000, _status: 'published' })
    await update(id, { startPrice: 389_000, _status: 'published' })
    await update(id, { description: 'More words', _status: 'published' })
    expect(await starts(id)).toEqual([
      [daysAgo(60), 400_000],
      [today, 389_000],
    ])
    expect(await recorded('community', id, 'endPrice')).toEqual([[daysAgo(60), 500_000]])
  })

  it('counts with the last price of the day, and not at all if that is the one before', async () => {
    const { id } = await anOldListing()
    await update(id, { startPrice: 38_900, _status: 'published' })
    await update(id, { startPrice: 389_000, _status: 'published' })
    expect(await starts(id)).toHaveLength(2)
    expect((await starts(id)).at(-1)).toEqual([today, 389_000])
    await update(id, { startPrice: 400_000, _status: 'published' })
    expect(await starts(id)).toEqual([[daysAgo(60), 400_000]])
  })

  it('is in whole dollars, or none', async () => {
    const { id } = await anOldListing()
    await update(id, { startPrice: 389_000.6, _status: 'published' })
    expect((await starts(id)).at(-1)).toEqual([today, 389_001])
    await update(id, { startPrice: null, _status: 'published' })
    expect((await starts(id)).at(-1)).toEqual([today, null])
  })

  it('is recorded of plans and homes, and is gone with them', async () => {
    const payload = await testPayload()
    const { id: community } = await aCommunity()
    const plan = await aPlan({ community })
    const home = await aHome({ community })
    await age('plan', plan.id, 10)
    await age('home', home.id, 10)
    await payload.update({ collection: 'floor-plans', id: plan.id, data: { basePrice: 410_000 } })
    await payload.update({ collection: 'homes', id: home.id, data: { price: 399_000 } })
    expect(await recorded('plan', plan.id, 'basePrice')).toEqual([
      [daysAgo(10), 400_000],
      [today, 410_000],
    ])
    expect(await recorded('home', home.id, 'price')).toEqual([
      [daysAgo(10), 420_000],
      [today, 399_000],
    ])
    await payload.delete({ collection: 'homes', id: home.id })
    expect(await recorded('home', home.id, 'price')).toEqual([])
  })

  it('is recorded when it comes from the grid of the list', async () => {
    const { id, verifiedAt = null } = await anOldListing()
    const from = { startPrice: 400_000, status: 'available', verifiedAt } as const
    await editListings([{ id, from, to: { ...from, startPrice: 395_000 } }], editor)
    expect((await starts(id)).at(-1)).toEqual([today, 395_000])
  })

  it('is recorded when a schedule publishes it', async () => {
    const payload = await testPayload()
    const { id } = await anOldListing()
    await update(id, { startPrice: 391_000, _status: 'draft' }, editor, true)
    expect(await starts(id)).toEqual([[daysAgo(60), 400_000]])
    const doc = { relationTo: 'communities', value: id } as const
    await payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish', doc } })
    await payload.jobs.run({ silent: true })
    expect((await starts(id)).at(-1)).toEqual([today, 391_000])
  })

  it('is recorded when an older version is restored', async () => {
    const { id } = await anOldListing()
    await update(id, { startPrice: 350_000, _status: 'published' })
    await age('community', id, 5)
    const [version] = await sql(
      'select id from _communities_v where parent_id = $1 and version_start_price = 400000',
      id,
    )
    const path = `communities/versions/${version?.id}`
    const response = await cms(path, { method: 'POST', headers: { authorization } })
    expect(response.status).toBe(200)
    expect(await starts(id)).toEqual([
      [daysAgo(65), 400_000],
      [daysAgo(5), 350_000],
      [today, 400_000],
    ])
  })

  it('is not recorded while it is a draft, nor when a contributor saves it', async () => {
    const { id } = await anOldListing()
    await update(id, { startPrice: 100_000, _status: 'draft' }, editor, true)
    await update(id, { startPrice: 200_000 }, contributor, true)
    expect(await starts(id)).toEqual([[daysAgo(60), 400_000]])
    const draft = await aCommunity({ startPrice: 300_000, _status: 'draft' })
    await update(draft.id, { startPrice: 310_000 }, editor, true)
    expect(await starts(draft.id)).toEqual([])
    await update(draft.id, { startPrice: 320_000, _status: 'published' })
    expect(await starts(draft.id)).toEqual([[today, 320_000]])
  })

  it('is compared with the last published price after a time without publication', async () => {
    const { id } = await anOldListing()
    await update(id, { _status: 'draft' })
    await update(id, { startPrice: 380_000, _status: 'draft' })
    expect(await starts(id)).toEqual([[daysAgo(60), 400_000]])
    await update(id, { startPrice: 400_000, _status: 'published' })
    expect(await starts(id)).toEqual([[daysAgo(60), 400_000]])
  })

  it('leaves nothing when its transaction fails', async () => {
    const { id } = await anOldListing()
    await whileCommitFails('communities', async () => {
      await expect(update(id, { startPrice: 1, _status: 'published' })).rejects.toThrow()
    })
    expect(await starts(id)).toEqual([[daysAgo(60), 400_000]])
  })

  it('is one entry when two are saved at once', async () => {
    const { id } = await anOldListing()
    await Promise.all(
      [381_000, 382_000, 383_000, 384_000].map((price) =>
        sql('update communities set start_price = $2 where id = $1', id, price),
      ),
    )
    const [row] = await sql('select start_price::int as price from communities where id = $1', id)
    expect(await starts(id)).toEqual([
      [daysAgo(60), 400_000],
      [today, row?.price],
    ])
  })

  it('names its source, which is an editor unless the transaction says otherwise', async () => {
    const payload = await testPayload()
    const { id } = await anOldListing()
    const source = async () =>
      (
        await sql(
          `select source from listing_changes where community_id = $1 and field = 'startPrice'
            order by day desc limit 1`,
          id,
        )
      )[0]?.source
    const req = await createLocalReq({}, payload)
    await inTransaction(req, async () => {
      await setChangeSource(req, 'submission')
      await payload.update({ collection: 'communities', id, data: { startPrice: 390_000 }, req })
    })
    expect(await source()).toBe('submission')
    await update(id, { startPrice: 388_000, _status: 'published' })
    expect(await source()).toBe('editor')
  })
})

describe('visitors', () => {
  const history = async (handler: typeof getPrices, params: Record<string, string>) => {
    const response = await call(handler, '/api/prices', { params })
    return response.status === 200 ? priceHistory.parse(await response.json()) : response.status
  }

  it('read the prices of a published community, plan and home', async () => {
    const { id: community, slug } = await anOldListing()
    await update(community, { startPrice: 389_000, _status: 'published' })
    const plan = await aPlan({ community })
    const home = await aHome({ community })
    expect(await history(getPrices, { slug })).toEqual([
      { field: 'startPrice', day: daysAgo(60), price: 400_000, source: 'editor' },
      { field: 'endPrice', day: daysAgo(60), price: 500_000, source: 'editor' },
      { field: 'startPrice', day: today, price: 389_000, source: 'editor' },
    ])
    expect(await history(getPlanPrices, { slug, plan: plan.slug ?? '' })).toEqual([
      { field: 'basePrice', day: today, price: 400_000, source: 'editor' },
    ])
    expect(await history(getHomePrices, { slug, home: home.slug ?? '' })).toEqual([
      { field: 'price', day: today, price: 420_000, source: 'editor' },
    ])
  })

  it('read nothing of what is not published or long sold', async () => {
    const draft = await aCommunity({ startPrice: 300_000, _status: 'draft' })
    expect(await history(getPrices, { slug: draft.slug ?? '' })).toBe(404)
    const { id: community, slug } = await aCommunity()
    const plan = await aPlan({ community, _status: 'draft' })
    const sold = await aHome({ community, status: 'sold', soldAt: `${daysAgo(40)}T18:00:00Z` })
    expect(await history(getPlanPrices, { slug: slug ?? '', plan: plan.slug ?? '' })).toBe(404)
    expect(await history(getHomePrices, { slug: slug ?? '', home: sold.slug ?? '' })).toBe(404)
    expect(await history(getHomePrices, { slug: slug ?? '', home: 'none' })).toBe(404)
  })

  it('are told of a reduction for 30 days, with the price before it', async () => {
    const { id: community } = await aCommunity()
    const home = await aHome({ community, price: 440_000 })
    await age('home', home.id, 50)
    await (await testPayload()).update({
      collection: 'homes',
      id: home.id,
      data: { price: 425_000 },
    })
    const shown = async () => {
      const found = await findHome(community, home.slug ?? '')
      return { earlierPrice: found?.earlierPrice, priceChange: found?.priceChange }
    }
    expect(await shown()).toEqual({
      earlierPrice: 440_000,
      priceChange: { kind: 'reduced', day: today, from: 440_000 },
    })
    await age('home', home.id, 29)
    expect((await shown()).priceChange?.day).toBe(daysAgo(29))
    await age('home', home.id, 1)
    expect(await shown()).toEqual({ earlierPrice: null, priceChange: null })
  })

  it('see the earlier price that the editor gave rather than the recorded one', async () => {
    const { id: community } = await aCommunity()
    const home = await aHome({ community, price: 440_000, earlierPrice: 450_000 })
    await age('home', home.id, 50)
    await sql('update homes set price = 425000 where id = $1', home.id)
    expect(await findHome(community, home.slug ?? '')).toMatchObject({
      earlierPrice: 450_000,
      priceChange: { from: 440_000 },
    })
  })

  it('find homes by a change of the price', async () => {
    const { id: community } = await aCommunity({ city: 'Priceville' })
    const reduced = await aHome({ community, price: 440_000 })
    const raised = await aHome({ community, price: 440_000 })
    await aHome({ community, price: 440_000 })
    for (const { id } of [reduced, raised]) await age('home', id, 20)
    await sql('update homes set price = 425000 where id = $1', reduced.id)
    await sql('update homes set price = 445000 where id = $1', raised.id)
    const found = async (priceChange: string) => {
      const query = homeQuery.parse({ city: 'Priceville', priceChange })
      return (await listHomes(query)).items.map(({ id }) => Number(id))
    }
    expect(await found('reduced')).toEqual([reduced.id])
    expect(await found('new')).toEqual([raised.id])
  })

  it('see no change of the price on a community that is sold out, nor in the specified answers', async () => {
    const { id } = await anOldListing({ city: 'Markedale' })
    await update(id, { startPrice: 389_000, _status: 'published' })
    const query = communityQuery.parse({ city: 'Markedale' })
    const change = async () => (await listCommunities(query)).items[0]?.priceChange
    expect(await change()).toEqual({ kind: 'reduced', day: today, from: 400_000 })
    const response = await call(getCommunities, '/api/communities?city=Markedale')
    const body: unknown = await response.json()
    expect(communityList.parse(body)).toEqual(body)
    await update(id, { status: 'sold_out', _status: 'published' })
    expect(await change()).toBeNull()
  })

  it('get plans, homes and prices of a community from one statement', async () => {
    const { id } = await anOldListing()
    await update(id, { startPrice: 389_000, _status: 'published' })
    await aHome({ community: id })
    await aPlan({ community: id })
    expect(await countStatements(() => readListings(id))).toBe(1)
    const { plans, homes, prices, priceChange } = await readListings(id)
    expect([plans.length, homes.length, prices.length]).toEqual([1, 1, 3])
    expect(priceChange).toEqual({ kind: 'reduced', day: today, from: 400_000 })
  })
})
