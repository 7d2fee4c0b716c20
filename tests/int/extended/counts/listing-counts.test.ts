import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { POST } from '@/app/internal/page-events/route'
import { STAFF_HINT } from '@/config/staff-hint'
import type { PageEvents } from '@/contract/counts/page-events'
import { countPageEvents } from '@/data/counts/mutations'
import { log } from '@/lib/log/log'
import { call } from '../../../fixtures/call'
import { countStatements, emptyTables, insertRows, sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, aHome, aPlan, testPayload } from '../../../fixtures/site'

const now = new Date('2026-11-20T18:00:00Z')
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36'
const fromAPage = { origin: 'http://localhost:3000', 'user-agent': chrome }

let listings: Record<'builder' | 'community' | 'plan' | 'home', { id: number; path: string }>

beforeAll(async () => {
  const builder = await aBuilder({ slug: 'bluestem' })
  const community = await aCommunity({ slug: 'villa', builders: [builder.id] })
  const own = { community: community.id, builder: builder.id }
  const plan = await aPlan({ ...own, slug: 'damper' })
  const home = await aHome({ ...own, slug: '12-oak' })
  listings = {
    builder: { id: builder.id, path: '/builders/bluestem' },
    community: { id: community.id, path: '/communities/villa' },
    plan: { id: plan.id, path: '/communities/villa/plans/damper' },
    home: { id: home.id, path: '/communities/villa/homes/12-oak' },
  }
})

beforeEach(() => emptyTables('listing_counts', 'ad_counts'))

const rows = () =>
  sql(`select day::text, coalesce('builder ' || builder_id, 'community ' || community_id,
      'plan ' || plan_id, 'home ' || home_id) as of, views, clicks, calls, websites, directions
    from listing_counts order by 2, 1`)

const sendCounts = (body: unknown, headers: Record<string, string> = fromAPage) =>
  call(POST, '/internal/page-events', { method: 'POST', body, headers })

it('the counts of a listing and day add up when pages report concurrently', async () => {
  const views = Object.values(listings).map(({ path }) => path)
  await Promise.all(
    Array.from({ length: 20 }, (_, page) =>
      countPageEvents({ views: page % 2 ? views : views.toReversed() }, now),
    ),
  )
  await countPageEvents(
    {
      clicks: [listings.home.path],
      calls: [listings.community.path],
      websites: [listings.builder.path],
      directions: [listings.community.path],
    },
    now,
  )
  const none = { day: '2026-11-20', views: 20, clicks: 0, calls: 0, websites: 0, directions: 0 }
  expect(await rows()).toEqual([
    { ...none, of: `builder ${listings.builder.id}`, websites: 1 },
    { ...none, of: `community ${listings.community.id}`, calls: 1, directions: 1 },
    { ...none, of: `home ${listings.home.id}`, clicks: 1 },
    { ...none, of: `plan ${listings.plan.id}` },
  ])
})

it('a message counts a listing once, in one statement with the ads and the issue', async () => {
  const [picture] = await insertRows('media', [{ alt: 'A banner', filename: 'counts.svg' }])
  const [ad = 0] = await insertRows('ads', [
    { name: 'Ad', alt: 'Ad', link: '/about', slot: 'top', weight: 1, creative_id: picture },
  ])
  const [issue = 0, draft = 0] = await insertRows('newsletter_issues', [
    { title: 'June', slug: 'june', _status: 'published' },
    { title: 'July', slug: 'july', _status: 'draft' },
  ])
  await sql(`insert into newsletter_sendings (issue_id, subject, html, text)
    select id, '', '', '' from newsletter_issues`)
  const { path } = listings.community
  const events: PageEvents = {
    views: [path, path],
    calls: [path],
    adImpressions: [String(ad)],
    issueVisits: ['june', 'july', 'unknown'],
  }
  expect(await countStatements(() => countPageEvents(events, now))).toBe(1)
  expect(await rows()).toMatchObject([{ views: 1, calls: 1 }])
  expect(await sql('select impressions from ad_counts')).toEqual([{ impressions: 1 }])
  expect(await sql('select issue_id, visits from newsletter_sendings order by issue_id')).toEqual([
    { issue_id: issue, visits: 1 },
    { issue_id: draft, visits: 0 },
  ])
})

it('paths without a published listing are not counted', async () => {
  const payload = await testPayload()
  const draft = await aCommunity({ slug: 'draft-villa', _status: 'draft' })
  await countPageEvents(
    {
      views: [
        '/communities/forged',
        '/communities/draft-villa',
        '/communities/villa/plans/12-oak',
        '/communities/draft-villa/plans/damper',
        '/builders/villa',
      ],
    },
    now,
  )
  expect(await rows()).toEqual([])
  await payload.delete({ collection: 'communities', id: draft.id })
})

it('listings are counted by the calendar days of San Antonio', async () => {
  const events = { views: [listings.builder.path] }
  await countPageEvents(events, new Date('2026-11-21T05:59:00Z'))
  await countPageEvents(events, new Date('2026-11-21T06:00:00Z'))
  expect(await rows()).toMatchObject([
    { day: '2026-11-20', views: 1 },
    { day: '2026-11-21', views: 1 },
  ])
})

it('bots and staff are not counted', async () => {
  const body = { views: [listings.home.path] }
  const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  for (const [name, value] of [
    ['user-agent', googlebot],
    ['sec-purpose', 'prefetch;prerender'],
    ['cookie', `${STAFF_HINT}=1`],
  ] as const) {
    expect((await sendCounts(body, { ...fromAPage, [name]: value })).status).toBe(204)
  }
  await sendCounts({ calls: [listings.home.path] })
  await expect.poll(rows).toMatchObject([{ views: 0, calls: 1 }])
})

it('POST /internal/page-events rejects other sites and malformed messages', async () => {
  const body = { views: [listings.home.path] }
  const other = { ...fromAPage, origin: 'https://elsewhere.example' }
  expect((await sendCounts(body, other)).status).toBe(403)
  expect((await sendCounts(body, { 'user-agent': chrome })).status).toBe(403)
  const many = Array.from({ length: 25 }, (_, index) => `/builders/b-${index}`)
  for (const views of ['all', ["/builders/x'; drop table homes"], ['/contact'], [1], many]) {
    expect((await sendCounts({ views })).status).toBe(400)
  }
})

it('POST /internal/page-events answers 204 even if the counts cannot be stored', async () => {
  const debug = vi.spyOn(log, 'debug')
  await sql('alter table listing_counts rename to elsewhere')
  try {
    expect((await sendCounts({ views: [listings.home.path] })).status).toBe(204)
    // The response does not wait for the counts.
    await expect.poll(() => debug.mock.lastCall).toContain('page events not counted')
  } finally {
    await sql('alter table elsewhere rename to listing_counts')
    debug.mockRestore()
  }
})

it('the counts hold no visitor data: a row has a listing, a day and numbers', async () => {
  const columns = await sql(
    "select column_name as name from information_schema.columns where table_name = 'listing_counts'",
  )
  expect(columns.map(({ name }) => name).sort()).toEqual([
    'builder_id',
    'calls',
    'clicks',
    'community_id',
    'day',
    'directions',
    'home_id',
    'plan_id',
    'views',
    'websites',
  ])
})

it('the counts are deleted with their listing', async () => {
  const home = await aHome({ community: listings.community.id, slug: 'short-lived' })
  await countPageEvents({ views: ['/communities/villa/homes/short-lived'] }, now)
  expect(await rows()).toHaveLength(1)
  await (await testPayload()).delete({ collection: 'homes', id: home.id })
  expect(await rows()).toEqual([])
})
