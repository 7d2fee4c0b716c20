import { beforeEach, expect, it } from 'vitest'
import { GET } from '@/app/internal/ad-report/[id]/route'
import { POST } from '@/app/internal/page-events/route'
import { CLIENT_ADDRESS_HEADER } from '@/config/client-address-header'
import { STAFF_HINT } from '@/config/staff-hint'
import { currentAds } from '@/data/ads/queries'
import { adReport } from '@/data/ads/report'
import { countPageEvents } from '@/data/counts/mutations'
import { call } from '../../../fixtures/call'
import { emptyTables, insertRows } from '../../../fixtures/rows'
import { testPayload } from '../../../fixtures/site'
import { signIn } from '../../../fixtures/staff'

const now = new Date('2026-11-20T18:00:00Z')
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36'
const fromAPage = { origin: 'http://localhost:3000', 'user-agent': chrome }

beforeEach(() => emptyTables('ads', 'media'))

/** Inserts active ads and returns their ids. */
async function someAds(...ads: Record<string, unknown>[]): Promise<number[]> {
  const [picture] = await insertRows('media', [{ alt: 'A banner', filename: 'banner.svg' }])
  const usual = { alt: 'An ad', link: 'https://advertiser.example', slot: 'top', weight: 1 }
  return insertRows(
    'ads',
    ads.map((ad, index) => ({
      name: `Ad ${index}`,
      ...usual,
      active: true,
      is_house: false,
      creative_id: picture,
      starts_at: null,
      ends_at: null,
      ...ad,
    })),
  )
}

async function counts(ad: number) {
  const report = await adReport(String(ad), { from: '2026-01-01', to: '2026-12-31' }, now)
  return [report?.totals.impressions, report?.totals.clicks]
}

const sendCounts = (body: unknown, headers: Record<string, string> = fromAPage) =>
  call(POST, '/internal/page-events', { method: 'POST', body, headers })

/** The stored impressions and clicks of an ad, or zeros without a row. */
async function sentToday(ad: number | undefined) {
  const { pool } = (await testPayload()).db
  const { rows } = await pool.query('select impressions, clicks from ad_counts where ad_id = $1', [
    ad,
  ])
  return rows[0] ? [rows[0].impressions, rows[0].clicks] : [0, 0]
}

it('the counts of an ad add up when pages report concurrently', async () => {
  const [first = 0, second = 0] = await someAds({}, { slot: 'middle' })
  const impressions = [String(first), String(second)]
  await Promise.all(
    Array.from({ length: 20 }, (_, page) =>
      countPageEvents({ adImpressions: page % 2 ? impressions : impressions.toReversed() }, now),
    ),
  )
  await countPageEvents({ adClicks: [String(second)] }, now)
  expect(await counts(first)).toEqual([20, 0])
  expect(await counts(second)).toEqual([20, 1])
})

it('a message counts an ad once, and unknown ads not at all', async () => {
  const [ad = 0] = await someAds({})
  await countPageEvents({ adImpressions: [String(ad), String(ad), '999999999'] }, now)
  expect(await counts(ad)).toEqual([1, 0])
})

it('ads are counted by the calendar days of San Antonio', async () => {
  const [ad = 0] = await someAds({})
  await countPageEvents({ adImpressions: [String(ad)] }, new Date('2026-11-21T05:59:00Z'))
  await countPageEvents({ adImpressions: [String(ad)] }, new Date('2026-11-21T06:00:00Z'))
  const report = await adReport(String(ad), { from: '2026-11-20', to: '2026-11-21' }, now)
  expect(report?.days).toEqual([
    { day: '2026-11-20', impressions: 1, clicks: 0 },
    { day: '2026-11-21', impressions: 1, clicks: 0 },
  ])
})

it('POST /internal/page-events accepts messages from the site and answers 204', async () => {
  const [ad] = await someAds({})
  const response = await sendCounts({ adImpressions: [String(ad)], adClicks: [String(ad)] })
  expect(response.status).toBe(204)
  await expect.poll(() => sentToday(ad)).toEqual([1, 1])
})

it('one address does not raise the counts of an ad, and other addresses do', async () => {
  const [ad] = await someAds({})
  const from = (address: string) =>
    sendCounts(
      { adImpressions: [String(ad)], adClicks: [String(ad)] },
      { ...fromAPage, [CLIENT_ADDRESS_HEADER]: address },
    )
  for (let again = 0; again < 5; again += 1) await from('192.0.2.1')
  await from('192.0.2.2')
  await expect.poll(() => sentToday(ad)).toEqual([2, 2])
})

it('bots and staff are not counted', async () => {
  const [ad] = await someAds({})
  const body = { adImpressions: [String(ad)] }
  const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  for (const [name, value] of [
    ['user-agent', googlebot],
    ['sec-purpose', 'prefetch;prerender'],
    ['cookie', `${STAFF_HINT}=1`],
  ] as const) {
    expect((await sendCounts(body, { ...fromAPage, [name]: value })).status).toBe(204)
  }
  await sendCounts({ adClicks: [String(ad)] })
  await expect.poll(() => sentToday(ad)).toEqual([0, 1])
})

it('POST /internal/page-events rejects other sites, requests without an origin, and malformed messages', async () => {
  await someAds({})
  const other = { ...fromAPage, origin: 'https://elsewhere.example' }
  expect((await sendCounts({ adClicks: ['1'] }, other)).status).toBe(403)
  expect((await sendCounts({ adClicks: ['1'] }, { 'user-agent': chrome })).status).toBe(403)
  const many = Array.from({ length: 13 }, (_, ad) => String(ad))
  for (const body of [
    { adClicks: 'all' },
    { adClicks: ["1'; drop table ads"] },
    { adClicks: many },
    1,
  ]) {
    expect((await sendCounts(body)).status).toBe(400)
  }
})

it('the counts hold no visitor data: a row has an ad, a day and two numbers', async () => {
  const { pool } = (await testPayload()).db
  const { rows } = await pool.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = 'ad_counts'",
  )
  expect(rows.map(({ name }) => name).sort()).toEqual(['ad_id', 'clicks', 'day', 'impressions'])
})

it('POST /internal/page-events answers 204 even if the counts cannot be stored', async () => {
  const [ad] = await someAds({})
  const { pool } = (await testPayload()).db
  await pool.query('alter table ad_counts rename to elsewhere')
  try {
    expect((await sendCounts({ adClicks: [String(ad)] })).status).toBe(204)
  } finally {
    await pool.query('alter table elsewhere rename to ad_counts')
  }
})

it('only editors and admins can download the counts', async () => {
  const [ad = 0] = await someAds({})
  await countPageEvents({ adImpressions: [String(ad)], adClicks: [String(ad)] }, now)
  const file = (cookie: string) =>
    call(GET, `/internal/ad-report/${ad}?from=2026-11-19&to=2026-11-20`, {
      params: { id: String(ad) },
      headers: cookie ? { cookie } : {},
    })
  expect((await file('')).status).toBe(401)
  expect((await file(await signIn('contributor'))).status).toBe(403)
  for (const role of ['editor', 'admin'] as const) {
    const response = await file(await signIn(role))
    expect(response.headers.get('content-disposition')).toContain(
      `ad-${ad}-2026-11-19-2026-11-20.csv`,
    )
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.toString()).toBe(
      '\uFEFFDay,Impressions,Clicks,Click rate\r\n2026-11-19,0,0,–\r\n2026-11-20,1,1,100.00%\r\nTotal,1,1,100.00%\r\n',
    )
  }
})

it('the counts are deleted with their ad', async () => {
  const [ad = 0] = await someAds({})
  await countPageEvents({ adClicks: [String(ad)] }, now)
  await (await testPayload()).delete({ collection: 'ads', id: ad })
  expect(await sentToday(ad)).toEqual([0, 0])
})

it('the house ad is shown again after the last booked day, without an edit', async () => {
  // The form stores a day as noon UTC.
  const december = { starts_at: '2026-12-01T12:00:00Z', ends_at: '2026-12-31T12:00:00Z' }
  const [booked, house] = await someAds(december, { is_house: true })
  const shown = async (moment: string) => (await currentAds(new Date(moment))).top?.id
  expect(await shown('2026-12-01T05:59:59Z')).toBe(String(house))
  expect(await shown('2026-12-01T06:00:00Z')).toBe(String(booked))
  expect(await shown('2027-01-01T05:59:59Z')).toBe(String(booked))
  expect(await shown('2027-01-01T06:00:00Z')).toBe(String(house))
})

it('the ads of a slot are shown in proportion to their weights', async () => {
  const [light, heavy] = await someAds({ weight: 1 }, { weight: 3 })
  const pages: Awaited<ReturnType<typeof currentAds>>[] = []
  while (pages.length < 400) {
    pages.push(...(await Promise.all(Array.from({ length: 8 }, () => currentAds(now)))))
  }
  const share = (ad = 0) => pages.filter(({ top }) => top?.id === String(ad)).length / pages.length
  expect(share(light) + share(heavy)).toBe(1)
  // Six standard deviations of 400 draws: fails by chance once in 500 million runs.
  expect(Math.abs(share(heavy) - 0.75)).toBeLessThan(0.13)
})

it('an ad with its last day before its first is rejected, and so is one with an unsafe link', async () => {
  const payload = await testPayload()
  const [ad = 0] = await someAds({})
  const save = (data: Record<string, unknown>) =>
    payload.update({ collection: 'ads', id: ad, data })
  const reversed = { startsAt: '2026-12-31T12:00:00Z', endsAt: '2026-12-01T12:00:00Z' }
  await expect(save(reversed)).rejects.toMatchObject({
    data: { errors: [{ path: 'endsAt', message: 'The last day is before the first day.' }] },
  })
  await expect(save({ link: 'javascript:alert(1)' })).rejects.toMatchObject({
    data: { errors: [{ path: 'link' }] },
  })
})
