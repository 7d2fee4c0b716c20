import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POST } from '@/app/internal/monthly-reports/route'
import { defaultSiteInfo } from '@/content/site-defaults'
import { sendMonthlyReports, sendReports } from '@/data/reports/mutations'
import { sentReports } from '@/data/reports/queries'
import { call } from '../../../fixtures/call'
import { emptyTables, sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, testPayload } from '../../../fixtures/site'

const now = new Date('2026-11-20T18:00:00Z')
const month = '2026-10-01'
const user = { id: null, name: 'An editor' }
const words = { subject: '{month} for {builder}', text: 'Hello from the {publisher}.' }
let first = 0
let second = 0
let silent = 0

beforeAll(async () => {
  first = (await aBuilder({ name: 'Bluestem', email: 'sales@bluestem.example' })).id
  second = (await aBuilder({ name: 'Canyon', email: 'sales@canyon.example' })).id
  silent = (await aBuilder({ name: 'Silent' })).id
  await aCommunity({ builders: [first, second, silent] })
  await sql(
    `insert into listing_counts (day, builder_id, views) values ('2026-08-01', $1, 1),
      ('2026-10-02', $1, 1234)`,
    first,
  )
})

beforeEach(() => emptyTables('deliveries', 'payload_jobs', 'report_emails', 'audit_entries'))

const emails = () =>
  sql('select "to", subject, text, html, reply_to, kind from deliveries order by id')
const send = (builders: readonly number[], again = false) =>
  sendReports({ month, builders, words, again }, user, now)

describe('sending reports', () => {
  it('queues an email with the figures and the link for each builder with an address', async () => {
    expect(await send([first, second, silent])).toBe(2)
    const [email, other] = await emails()
    expect(email).toMatchObject({
      to: 'sales@bluestem.example',
      subject: 'October 2026 for Bluestem',
      kind: 'builder-report',
    })
    expect(email?.text).toContain('Views: 1,234')
    expect(email?.text).toMatch(/\/builder-report\?token=[\w.-]+/)
    expect(email?.html).toContain('1,234')
    expect(other).toMatchObject({ subject: 'October 2026 for Canyon' })
    const sent = await sentReports(month)
    expect([...sent.keys()].sort()).toEqual([first, second].sort())
    expect(sent.get(first)?.status).toBe('queued')
    expect(
      await sql("select count(*)::int as jobs from payload_jobs where queue = 'deliveries'"),
    ).toEqual([{ jobs: 2 }])
  })

  it('sends a report once per month, unless it is sent again on purpose', async () => {
    expect(await send([first])).toBe(1)
    expect(await send([first, second])).toBe(1)
    expect(await emails()).toHaveLength(2)
    expect(await send([first], true)).toBe(1)
    expect(await emails()).toHaveLength(3)
  })

  it('sends one email when two editors send at once', async () => {
    const sent = await Promise.all([send([first]), send([first]), send([first])])
    expect(sent.reduce((sum, count) => sum + count)).toBe(1)
    expect(await emails()).toHaveLength(1)
  })

  it('remembers what was sent after the email is deleted from the log', async () => {
    await send([first])
    await sql('delete from deliveries')
    expect((await sentReports(month)).get(first)).toMatchObject({ delivery: null, status: null })
    expect(await send([first])).toBe(0)
  })

  it('sends no month that is not over or was not counted', async () => {
    for (const other of ['2026-11-01', '2026-12-01', '2020-01-01']) {
      const sending = { month: other, builders: [first], words }
      expect(await sendReports(sending, user, now)).toBe(0)
    }
    expect(await emails()).toEqual([])
  })

  it('is in the audit log', async () => {
    await send([first])
    expect(
      await sql(
        'select action, collection_slug, document_id, document_title, user_name from audit_entries',
      ),
    ).toEqual([
      {
        action: 'updated',
        collection_slug: 'builders',
        document_id: String(first),
        document_title: 'Bluestem',
        user_name: 'An editor',
      },
    ])
  })
})

describe('automatic sending', () => {
  const turn = async (isOn: boolean) => {
    const payload = await testPayload()
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { ...defaultSiteInfo, ogImage: null, sendReports: isOn },
    })
  }

  it('sends last month once in the first week, if the settings say so', async () => {
    await turn(false)
    expect(await sendMonthlyReports(new Date('2026-11-02T15:00:00Z'))).toBe(0)
    await turn(true)
    expect(await sendMonthlyReports(new Date('2026-11-02T14:59:00Z'))).toBe(0)
    expect(await sendMonthlyReports(new Date('2026-11-08T18:00:00Z'))).toBe(0)
    expect(await sendMonthlyReports(new Date('2026-11-02T15:00:00Z'))).toBe(2)
    expect(await sendMonthlyReports(new Date('2026-11-03T15:00:00Z'))).toBe(0)
    const [email] = await emails()
    expect(email?.subject).toContain('October 2026')
  })

  it('is called by the server alone', async () => {
    const response = await call(POST, '/internal/monthly-reports', { method: 'POST', body: {} })
    expect(response.status).toBe(404)
  })
})
