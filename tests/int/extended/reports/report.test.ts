import { beforeAll, describe, expect, it } from 'vitest'
import { GET } from '@/app/internal/builder-report/[id]/route'
import { payloadSecret } from '@/config/env'
import { builderReport, reportLink, reportMonths, sharedReport } from '@/data/reports/queries'
import { createFigures } from '@/domain/reports/figures'
import { reportToken } from '@/jobs/builder-report/report-token'
import { internalToken } from '@/lib/tokens/internal-auth'
import { call } from '../../../fixtures/call'
import { countStatements, insertRows, sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, aHome, aPlan } from '../../../fixtures/site'
import { signIn } from '../../../fixtures/staff'

const now = new Date('2026-11-20T18:00:00Z')
const builders: number[] = []
const communities: number[] = []
let plan = 0
let home = 0

const lead = (at: string, more: Record<string, unknown>) => ({
  name: 'Ana Buyer',
  email: 'ana@example.com',
  phone: '(210) 555-0142',
  message: 'Hello',
  source: 'tour-request',
  status: 'new',
  quarantined: false,
  builder_id: null,
  community_id: null,
  plan_id: null,
  home_id: null,
  contacted_at: null,
  created_at: at,
  updated_at: at,
  ...more,
})

beforeAll(async () => {
  for (const name of ['=Alamo', 'Bluestem', 'Canyon', 'Dry Creek', 'Elm']) {
    builders.push((await aBuilder({ name, email: `${builders.length}@builder.example` })).id)
  }
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = builders
  for (const of of [[a, b], [a], [c], [d], [e]]) {
    communities.push((await aCommunity({ builders: of })).id)
  }
  const [shared = 0, own = 0, third = 0] = communities
  plan = (await aPlan({ community: shared, builder: a })).id
  home = (await aHome({ community: shared, builder: b })).id
  const count = (day: string, of: Record<string, number>, views: number, calls = 0) => ({
    day,
    builder_id: null,
    community_id: null,
    plan_id: null,
    home_id: null,
    ...of,
    views,
    clicks: 0,
    calls,
    websites: 0,
    directions: 0,
  })
  await insertCounts([
    count('2026-08-20', { builder_id: e }, 1),
    count('2026-09-30', { community_id: shared }, 7),
    count('2026-10-01', { community_id: shared }, 10, 2),
    count('2026-10-31', { community_id: shared }, 5),
    count('2026-11-01', { community_id: shared }, 100),
    count('2026-10-09', { community_id: own }, 20),
    count('2026-10-09', { community_id: third }, 30),
    count('2026-10-09', { plan_id: plan }, 3),
    count('2026-10-09', { home_id: home }, 4),
    count('2026-10-09', { builder_id: a }, 2, 1),
  ])
  await insertRows('leads', [
    // The first and the last moment of October in San Antonio.
    lead('2026-10-01T05:00:00Z', { community_id: shared, contacted_at: '2026-10-01T06:00:00Z' }),
    lead('2026-11-01T04:59:59Z', { builder_id: a, contacted_at: '2026-11-01T07:59:59Z' }),
    lead('2026-10-01T04:59:59Z', { builder_id: a }),
    lead('2026-11-01T05:00:00Z', { builder_id: a }),
    // Of the builder of the home, not of the other builder of its community.
    lead('2026-10-10T12:00:00Z', { community_id: shared, home_id: home }),
    lead('2026-10-10T12:00:00Z', { community_id: shared, plan_id: plan }),
    lead('2026-10-10T12:00:00Z', { community_id: own, quarantined: true }),
    lead('2026-10-10T12:00:00Z', { source: 'contact-page' }),
  ])
})

/** `listing_counts` has no id that `insertRows` could return. */
async function insertCounts(rows: readonly object[]): Promise<void> {
  await sql(
    'insert into listing_counts select * from json_populate_recordset(null::listing_counts, $1)',
    JSON.stringify(rows),
  )
}

const readReport = async (index: number, month?: string) =>
  builderReport(builders[index] ?? 0, await reportMonths(month, now), now)

describe('the report of a month', () => {
  it('has the figures of the communities, plans, homes and the profile of a builder', async () => {
    const alamo = await readReport(0)
    expect(alamo).toMatchObject({
      month: '2026-10-01',
      period: { from: '2026-10-01', to: '2026-10-31' },
      isUnfinished: false,
      countedSince: null,
      builder: { communities: 2 },
    })
    // 10 + 5 of the shared community, 20, 3 of the plan, 2 of the profile.
    expect(alamo?.now).toEqual({ ...createFigures(() => 0), views: 40, calls: 3, leads: 3 })
    expect(alamo?.before).toEqual({ ...createFigures(() => 0), views: 7, leads: 1 })
    // A home is that of its builder alone.
    const bluestem = await readReport(1)
    expect(bluestem?.now).toEqual({ ...createFigures(() => 0), views: 19, calls: 2, leads: 2 })
  })

  it('agrees with its rows', async () => {
    const alamo = await readReport(0)
    const rows = alamo?.listings.map(({ kind, figures }) => [kind, figures.views, figures.leads])
    expect(rows).toEqual([
      ['builder', 2, 1],
      ['community', 15, 1],
      ['community', 20, 0],
      ['plan', 3, 1],
    ])
    const bluestem = await readReport(1)
    expect(bluestem?.listings.map(({ kind, figures }) => [kind, figures.leads])).toEqual([
      ['community', 1],
      ['home', 1],
    ])
  })

  it('has the median time to the first answer, around the clock', async () => {
    const alamo = await readReport(0)
    // One hour and three hours; the third is not answered. The clocks changed in the second.
    expect(alamo?.answers).toEqual({
      now: { median: 2 * 3600, answered: 2 },
      before: { median: null, answered: 0 },
      guide: 2 * 3600,
    })
  })

  it('has the median of the guide per community, times the communities of the builder', async () => {
    // Views per community: 40 / 2, 19, 30, 0, 0.
    expect((await readReport(0))?.typical?.views).toBe(38)
    expect((await readReport(1))?.typical?.views).toBe(19)
  })

  it('compares the current month with the same days of the last one', async () => {
    const alamo = await readReport(0, '2026-11')
    expect(alamo).toMatchObject({
      isUnfinished: true,
      period: { from: '2026-11-01', to: '2026-11-20' },
      beforePeriod: { from: '2026-10-01', to: '2026-10-20' },
      now: { views: 100, leads: 1 },
      before: { views: 35, leads: 2 },
    })
  })

  it('compares with no month before counting began', async () => {
    const first = await readReport(0, '2026-08')
    expect(first).toMatchObject({ before: null, countedSince: '2026-08-20' })
    expect((await readReport(0, '2026-09'))?.before).toBeNull()
  })

  it('takes one statement each for the figures, the answers and the listings', async () => {
    const chosen = await reportMonths('2026-10', now)
    expect(await countStatements(() => builderReport(builders[0] ?? 0, chosen, now))).toBe(3)
  })

  it('is null for an unknown builder', async () => {
    expect(await builderReport(999_999, await reportMonths(undefined, now), now)).toBeNull()
  })
})

describe('the public link of a report', () => {
  const getToken = (link: string) => new URL(link).searchParams.get('token') ?? ''

  it('shows the report of its month for 90 days', async () => {
    const token = getToken(await reportLink(builders[0] ?? 0, '2026-10-01', now))
    const shared = await sharedReport(token, now)
    expect(shared).toMatchObject({ report: { month: '2026-10-01', now: { views: 40 } } })
    const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
    expect(await sharedReport(token, later(89))).toHaveProperty('report')
    expect(await sharedReport(token, later(91))).toEqual({ state: 'expired' })
  })

  it('has nothing of the buyers', async () => {
    const token = getToken(await reportLink(builders[0] ?? 0, '2026-10-01', now))
    expect(JSON.stringify(await sharedReport(token, now))).not.toMatch(/Ana|ana@|555/)
  })

  it('shows nothing for forged tokens, those of another purpose, and unknown builders', async () => {
    const token = await reportToken.create(
      payloadSecret(),
      { builder: builders[0] ?? 0, month: '2026-10-01' },
      now,
    )
    const foreign = await reportToken.create(
      'y'.repeat(32),
      { builder: builders[0] ?? 0, month: '2026-10-01' },
      now,
    )
    const unknown = await reportToken.create(
      payloadSecret(),
      { builder: 999_999, month: '2026-10-01' },
      now,
    )
    const future = await reportToken.create(
      payloadSecret(),
      { builder: builders[0] ?? 0, month: '2027-01-01' },
      now,
    )
    for (const other of [
      '',
      'x',
      `${token}x`,
      foreign,
      unknown,
      future,
      await internalToken(now),
    ]) {
      expect(await sharedReport(other, now)).toEqual({ state: 'invalid' })
    }
  })
})

describe('the file of a report', () => {
  const file = (id: string, cookie: string) =>
    call(GET, `/internal/builder-report/${id}?month=2026-10`, {
      params: { id },
      headers: cookie ? { cookie } : {},
    })

  it('is for editors and admins', async () => {
    const id = String(builders[0])
    expect((await file(id, '')).status).toBe(401)
    expect((await file(id, await signIn('contributor'))).status).toBe(403)
    expect((await file(id, await signIn('editor'))).status).toBe(200)
    for (const other of ['999999', '1 or 1=1']) {
      expect((await file(other, await signIn('admin'))).status).toBe(404)
    }
  })

  it('has each listing, and no formula for a spreadsheet to run', async () => {
    const response = await file(String(builders[0]), await signIn('editor'))
    expect(response.headers.get('content-disposition')).toContain(
      `builder-report-${builders[0]}-2026-10.csv`,
    )
    const lines = (await response.text()).trim().split('\r\n')
    expect(lines[0]).toContain('Type,Listing,Community,Views,Listing clicks,Calls')
    expect(lines[1]).toMatch(/^Profile,"?'=Alamo"?,,2,0,1,0,0,1$/)
    expect(lines.at(-1)).toBe('Total,,,40,0,3,0,0,3')
    expect(lines).toHaveLength(6)
  })
})
