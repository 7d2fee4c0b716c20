import { subMonths } from 'date-fns'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POST } from '@/app/internal/retention/route'
import { defaultSiteInfo } from '@/content/site-defaults'
import { deleteExpired } from '@/data/retention/mutations'
import { acceptValid } from '@/data/submissions/review/decisions'
import { call } from '../../../fixtures/call'
import { emptyTables, insertRows, sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, aUser, testPayload } from '../../../fixtures/site'
import {
  applySubmission,
  layout,
  readSummary,
  submitConfirmed,
} from '../../../fixtures/submissions'

const now = new Date()
const monthsAgo = (months: number) => subMonths(now, months).toISOString()
const editor = await aUser('editor')
const admin = await aUser('admin')

beforeAll(async () => {
  const payload = await testPayload()
  await payload.updateGlobal({ slug: 'site-settings', data: { ...defaultSiteInfo, ogImage: null } })
})
beforeEach(() => emptyTables('leads', 'deliveries', 'submissions', 'audit_entries'))

function aLead(created_at: string): Promise<number[]> {
  const buyer = { name: 'Ana', email: 'ana@example.com', phone: '1', message: 'Hello' }
  return insertRows('leads', [
    { ...buyer, source: 'contact-page', status: 'new', created_at, updated_at: created_at },
  ])
}

function anEmail(created_at: string, values: object): Promise<number[]> {
  return insertRows('deliveries', [
    {
      subject: 'New lead',
      to: 'tours@example.com',
      text: 'Ana',
      kind: 'lead-notice',
      channel: 'mail',
      message_id: crypto.randomUUID(),
      created_at,
      updated_at: created_at,
      ...values,
    },
  ])
}

const readIds = async (table: string) =>
  (await sql(`select id from ${table} order by id`)).map(({ id }) => id)

const none = { submissions: 0, leads: 0, mistakeReports: 0, emails: 0, auditLog: 0 }

describe('expired data', () => {
  it('is deleted by the times of the settings, with the emails of a lead, and the log says so', async () => {
    await aLead(monthsAgo(37))
    const [recent = 0] = await aLead(monthsAgo(35))
    await anEmail(monthsAgo(13), { status: 'sent' })
    const [waiting] = await anEmail(monthsAgo(13), { status: 'queued' })
    const [kept] = await anEmail(monthsAgo(11), { status: 'sent', lead_id: recent })
    expect(await deleteExpired(now)).toEqual({ ...none, leads: 1, emails: 1 })
    expect([await readIds('leads'), await readIds('deliveries')]).toEqual([
      [recent],
      [waiting, kept],
    ])
    expect(
      await sql('select user_id, user_name, action, document_title from audit_entries order by id'),
    ).toEqual(
      ['1 lead older than 36 months', '1 email older than 12 months'].map((document_title) => ({
        user_id: null,
        user_name: 'Automatic deletion',
        action: 'deleted',
        document_title,
      })),
    )
    expect(await deleteExpired(now)).toEqual(none)
  })

  it('follows a changed setting, which only admins change', async () => {
    const payload = await testPayload()
    await aLead(monthsAgo(7))
    const [recent] = await aLead(monthsAgo(5))
    const set = (user: typeof editor) =>
      payload.updateGlobal({
        slug: 'site-settings',
        data: { retention: { leads: 6 }, _status: 'published' },
        user,
        overrideAccess: false,
      })
    try {
      await set(editor)
      expect((await deleteExpired(now)).leads).toBe(0)
      await set(admin)
      expect((await deleteExpired(now)).leads).toBe(1)
      expect(await readIds('leads')).toEqual([recent])
    } finally {
      await sql('update site_settings set retention_leads = 36')
    }
  })

  it('includes reports of mistakes by their answer, and none that waits for one', async () => {
    const report = {
      title: 'Retama Rise',
      message: 'Wrong price',
      facts: [],
      kind: 'communities',
      document_id: 1,
      path: '/communities/retama-rise',
      created_at: monthsAgo(40),
      updated_at: monthsAgo(40),
    }
    await insertRows('mistake_reports', [
      { ...report, status: 'fixed', answered_at: monthsAgo(37) },
    ])
    const [recent] = await insertRows('mistake_reports', [
      { ...report, status: 'right', answered_at: monthsAgo(35) },
    ])
    const [waiting] = await insertRows('mistake_reports', [
      { ...report, status: 'open', answered_at: null },
    ])
    expect((await deleteExpired(now)).mistakeReports).toBe(1)
    expect(await readIds('mistake_reports')).toEqual([recent, waiting])
  })

  it('includes the files and rows of finished submissions, and no submission that waits', async () => {
    const builder = await aBuilder({ name: 'Retama Homes' })
    await aCommunity({ name: 'Retama Rise', builders: [builder.id], startPrice: 300_000 })
    const file = layout({ Community: 'Retama Rise', City: 'Boerne', 'Price from': '$310,000' })
    const applied = await submitConfirmed(builder, file, editor)
    await acceptValid(applied, 'all', editor)
    const result = await applySubmission(applied, editor)
    expect(result.state).toBe('applied')
    const waiting = await submitConfirmed(builder, file, editor)
    await sql('update submissions set updated_at = $1', monthsAgo(11))
    expect((await deleteExpired(now)).submissions).toBe(0)
    await sql('update submissions set updated_at = $1', monthsAgo(13))
    expect((await deleteExpired(now)).submissions).toBe(1)
    for (const table of ['files', 'records', 'decisions', 'changes']) {
      expect(
        await sql(`select from submission_${table} where submission_id = $1`, applied),
      ).toEqual([])
    }
    expect(await readIds('submissions')).toEqual([waiting])
    expect((await readSummary(waiting)).status).toBe('review')
    expect(await sql(`select name from communities where name = 'Retama Rise'`)).toHaveLength(1)
  })

  it('is in the audit log at least for twelve months, whatever a statement asks for', async () => {
    const entry = { action: 'updated', collection_slug: 'pages', updated_at: 'now' }
    await insertRows('audit_entries', [
      { ...entry, created_at: monthsAgo(37) },
      { ...entry, created_at: monthsAgo(11) },
    ])
    await expect(sql('delete from audit_entries')).rejects.toThrow('The audit log is only added to')
    expect((await deleteExpired(now)).auditLog).toBe(1)
    const titles = await sql('select document_title as title from audit_entries order by id')
    expect(titles).toEqual([{ title: null }, { title: '1 audit log entry older than 36 months' }])
  })

  it('is deleted by the server alone', async () => {
    await aLead(monthsAgo(37))
    const response = await call(POST, '/internal/retention', { method: 'POST', body: {} })
    expect([response.status, await readIds('leads')]).toEqual([404, [expect.any(Number)]])
  })
})
