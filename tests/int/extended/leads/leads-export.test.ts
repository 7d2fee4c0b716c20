import Papa from 'papaparse'
import { beforeEach, describe, expect, it } from 'vitest'
import { cms } from '../../../fixtures/cms'
import { emptyTables, insertRows } from '../../../fixtures/rows'
import { aBuilder, aCommunity, testPayload } from '../../../fixtures/site'
import { signIn } from '../../../fixtures/staff'

beforeEach(() => emptyTables('leads', 'audit_entries'))

const period = { from: '2026-10-01', to: '2026-10-31' }

const someLeads = (...leads: readonly object[]) =>
  insertRows(
    'leads',
    leads.map((lead, index) => ({
      name: `Buyer ${index}`,
      email: `buyer-${index}@example.com`,
      phone: '2105550142',
      message: 'Hello',
      source: 'contact-page',
      status: 'new',
      quarantined: false,
      created_at: '2026-10-15T12:00:00Z',
      updated_at: '2026-10-15T12:00:00Z',
      ...lead,
    })),
  )

async function ask(body: object, role: 'editor' | 'admin' | 'contributor' = 'editor') {
  return cms('leads/export', { method: 'POST', body, headers: { cookie: await signIn(role) } })
}

async function rows(response: Response) {
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const { data, errors } = Papa.parse<Record<string, string>>(new TextDecoder().decode(bytes), {
    header: true,
    skipEmptyLines: true,
  })
  expect(errors).toEqual([])
  return data
}

async function rejection(response: Response) {
  const { errors } = (await response.json()) as { errors: { message: string }[] }
  return [response.status, errors[0]?.message]
}

async function entries() {
  const { docs } = await (await testPayload()).find({ collection: 'audit-entries', depth: 0 })
  return docs
}

describe('a lead export', () => {
  it('covers whole days in San Antonio and is not cached', async () => {
    const [first = 0, , last = 0] = await someLeads(
      { created_at: '2026-10-01T05:00:00Z' },
      { created_at: '2026-10-01T04:59:59Z' },
      { created_at: '2026-11-01T04:59:59Z', name: 'Ñusta "N", =1+1', message: '=cmd()' },
      { created_at: '2026-11-01T05:00:00Z' },
    )
    const response = await ask(period)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="leads-2026-10-01-to-2026-10-31.csv"',
      'cache-control': 'no-store',
    })
    expect(await rows(response)).toMatchObject([
      { Lead: String(first), 'Received (San Antonio)': 'Oct 01, 2026, 12:00 AM' },
      { Lead: String(last), Name: 'Ñusta "N", =1+1', Message: "'=cmd()" },
    ])
  })

  it('includes the subject, the owner and the notes of a lead', async () => {
    const { id: community } = await aCommunity({ name: 'Villa Serena' })
    const { id: builder } = await aBuilder({ name: 'Casa Clara' })
    const payload = await testPayload()
    const [id = 0] = await someLeads({ community_id: community, builder_id: builder })
    const owner = (await payload.find({ collection: 'users', limit: 1 })).docs[0]
    const work = owner ? { owner: owner.id, note: 'Called' } : {}
    await payload.update({ collection: 'leads', id, data: work, ...(owner ? { user: owner } : {}) })
    expect(await rows(await ask(period))).toMatchObject([
      { Community: 'Villa Serena', Builder: 'Casa Clara', Status: 'New', Source: 'Contact page' },
    ])
    const [row] = await rows(await ask(period))
    expect(row?.Notes).toMatch(/, .+: Called$/)
    expect(row?.Owner).toBe(owner?.name)
  })

  it('applies the list filter and excludes quarantined leads', async () => {
    const [closed] = await someLeads({ status: 'closed' }, {}, { quarantined: true })
    const where = { or: [{ and: [{ status: { equals: 'closed' } }] }] }
    expect(await rows(await ask({ ...period, where }))).toMatchObject([{ Lead: String(closed) }])
    expect(await rows(await ask(period))).toHaveLength(2)
    const secret = { 'owner.resetPasswordToken': { exists: true } }
    expect((await ask({ ...period, where: secret })).status).toBe(400)
  })

  it('is audited without personal data', async () => {
    await someLeads({}, {})
    await (await ask(period, 'admin')).text()
    expect(await entries()).toMatchObject([
      {
        action: 'exported',
        userName: 'A admin',
        collectionSlug: 'leads',
        documentTitle: '2 leads from 2026-10-01 to 2026-10-31',
      },
    ])
    expect(JSON.stringify(await entries())).not.toContain('Buyer')
  })

  it('streams all 10,000 leads, each once', async () => {
    await someLeads(...Array.from({ length: 10_000 }, () => ({})))
    const response = await ask(period)
    const { pool } = (await testPayload()).db
    // Rows that are deleted before they are read are missing, so the file is not read in advance.
    await pool.query(
      'delete from leads where id in (select id from leads order by id desc limit 9)',
    )
    const ids = (await rows(response)).map(({ Lead }) => Lead)
    expect([ids.length, new Set(ids).size]).toEqual([9_991, 9_991])
  })

  it.each([
    [{}, 400, 'Choose a first and last day.'],
    [{ from: '2026-10-02', to: '2026-10-01' }, 400, 'The first day is after the last day.'],
    [{ from: '2026-10-32', to: '2026-11-01' }, 400, '2026-10-32 is not a valid date.'],
    [{ from: 7 }, 400, 'Choose a first and last day.'],
    [period, 404, 'No leads in this date range match the filter'],
  ])('for %j is rejected with %i', async (body, status, words) => {
    const [answered, message] = await rejection(await ask(body))
    expect([answered, message]).toEqual([status, expect.stringContaining(words)])
    expect(await entries()).toEqual([])
  })

  it('requires an editor or admin and a request from the site', async () => {
    await someLeads({})
    expect((await ask(period, 'contributor')).status).toBe(403)
    expect((await cms('leads/export', { method: 'POST', body: period })).status).toBe(401)
    const foreign = { cookie: await signIn('editor'), origin: 'https://elsewhere.example' }
    expect(
      (await cms('leads/export', { method: 'POST', body: period, headers: foreign })).status,
    ).toBe(401)
    expect(await entries()).toEqual([])
  })
})
