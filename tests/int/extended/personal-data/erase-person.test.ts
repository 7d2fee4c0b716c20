import { randomUUID } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { symbols } from 'pino'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST as postLead } from '@/app/api/leads/route'
import { POST as subscribe } from '@/app/api/newsletter/subscribe/route'
import {
  type PersonErasureResponse,
  personErasureResponse,
} from '@/contract/personal-data/person-erasure'
import { runDueJobs } from '@/data/jobs/run-due'
import { addNote } from '@/data/leads/mutations'
import { readAgain } from '@/data/submissions/mutations'
import { acceptValid } from '@/data/submissions/review/decisions'
import { log } from '@/lib/log/log'
import { drawText, writePdf } from '@/lib/submissions/pdf/pdf.fixture'
import { hashEmailAddress } from '@/lib/tokens/email-hash'
import type { User } from '@/payload-types'
import { call } from '../../../fixtures/call'
import { cms } from '../../../fixtures/cms'
import { whileCommitFails } from '../../../fixtures/refuse-commit'
import { insertRows, sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, anEvent, aUser, testPayload } from '../../../fixtures/site'
import { signIn } from '../../../fixtures/staff'
import {
  applySubmission,
  csv,
  layout,
  readSummary,
  rowNamed,
  submit,
  submitConfirmed,
  undoSubmission,
} from '../../../fixtures/submissions'

const ana = { name: 'Ana Quixote Buyer', email: 'ana@example.com', phone: '(210) 555-0177' }
const message = 'Could we see the model home on Saturday?'

const cookies = { editor: '', admin: '', contributor: '' }
let editor: User & { collection: 'users' }
let community: number

beforeAll(async () => {
  for (const role of ['editor', 'admin', 'contributor'] as const) cookies[role] = await signIn(role)
  editor = await aUser('editor')
  community = (await aCommunity({ contactEmail: 'tours@hills.example' })).id
})

/** Sends a tour request through the public API and returns the id of the lead. */
async function tour(person: object, community: number): Promise<number> {
  const body = { message, source: 'tour-request', communityId: String(community), ...person }
  const headers = { 'idempotency-key': randomUUID() }
  const response = await call(postLead, '/api/leads', { method: 'POST', body, headers })
  expect(response.status).toBe(201)
  return Number(((await response.json()) as { id: string }).id)
}

/** Creates every kind of record that can contain personal data. */
async function plant(person: typeof ana) {
  const payload = await testPayload()
  const ids = [await tour(person, community)]
  const contact = {
    ...person,
    firstName: person.name.split(' ')[0],
    lastName: 'Quixote Buyer',
    subject: 'About homes',
    message: `I am ${person.name}, call ${person.phone}`,
    source: 'contact-page',
    type: 'general-inquiry',
    name: undefined,
  }
  const response = await call(postLead, '/api/leads', { method: 'POST', body: contact })
  ids.push(Number(((await response.json()) as { id: string }).id))
  for (const interest of ['relocation', 'investment']) {
    const body = { email: person.email.toUpperCase(), name: person.name, interest }
    await call(subscribe, '/api/newsletter/subscribe', { method: 'POST', body })
  }
  await runDueJobs('deliveries')
  await tour(person, community)
  for (const id of ids) {
    await addNote(id, `${person.name} (${person.email}) will call from ${person.phone}`, editor)
    await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'leads', value: id },
        user: { relationTo: 'users', value: editor.id },
      },
    })
    const value = { seen: person.email }
    await insertRows('payload_preferences', [
      { key: `collection-leads-${id}`, value, created_at: 'now', updated_at: 'now' },
    ])
  }
  for (const [relatedCollection, field] of [
    ['leads', 'email'],
    ['deliveries', 'to'],
  ] as const) {
    await payload.create({
      collection: 'payload-query-presets',
      data: {
        title: `Of ${person.name}`,
        relatedCollection,
        isShared: true,
        where: { or: [{ and: [{ [field]: { equals: person.email } }] }] },
      },
      user: editor,
      overrideAccess: false,
    })
  }
  await insertRows('alerts', [
    {
      title: 'Boerne',
      email: person.email,
      target: 'search',
      frequency: 'daily',
      status: 'active',
      updated_at: 'now',
      created_at: 'now',
    },
  ])
  await insertRows('mistake_reports', [
    {
      title: 'Retama Rise',
      message: `I am ${person.name}, call ${person.phone}`,
      email: person.email,
      facts: [],
      status: 'open',
      kind: 'communities',
      document_id: 1,
      path: '/communities/retama-rise',
      created_at: 'now',
      updated_at: 'now',
    },
  ])
  await sql('insert into rate_limits (key) values ($1)', `newsletter:${person.email}`)
  await sql(
    `insert into payload_jobs (input, error, task_slug) values ('{"delivery":999999}', $1, 'deliver')`,
    JSON.stringify({ message: `550 <${person.email}> is not known` }),
  )
  await sql(
    `insert into audit_entries (action, collection_slug, document_title)
     values ('deleted', 'media', $1), ('deleted', 'media', $2)`,
    `Letter of ${person.email}`,
    `${person.name} at the model home`,
  )
  return ids
}

/** Lists the columns that contain one of the words, as `table.column`. */
async function traces(...words: readonly string[]): Promise<string[]> {
  const columns = await sql(`
    select table_name, column_name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'tsvector')
    order by table_name, column_name`)
  const found: string[] = []
  for (const { table_name: table, column_name: column } of columns) {
    const [row] = await sql(
      `select count(*)::int as count from "${table}"
       where exists (select from unnest($1::text[]) w where "${column}"::text ilike '%' || w || '%')`,
      words,
    )
    if (Number(row?.count) > 0) found.push(`${table}.${column}`)
  }
  return found
}

const ask = (email: string, apply: boolean, role: keyof typeof cookies = 'editor') =>
  cms('leads/erase', {
    method: 'POST',
    body: { email, apply },
    headers: { cookie: cookies[role] },
  })

async function parseResponse(response: Response): Promise<PersonErasureResponse> {
  expect(response.status).toBe(200)
  return personErasureResponse.parse(await response.json())
}

const noSubmissions = { submissions: 0, files: 0 }
const nothing = {
  leads: 0,
  emails: 0,
  subscriptions: 0,
  mistakeReports: 0,
  alerts: 0,
  savedFilters: 0,
  titles: 0,
  ...noSubmissions,
}
/** Numbers of the records that `plant` stores about a person. */
const planted = {
  leads: 3,
  emails: 4,
  subscriptions: 1,
  mistakeReports: 1,
  alerts: 1,
  savedFilters: 2,
  titles: 2,
  ...noSubmissions,
}

beforeEach(async () => {
  const tables = [
    'leads',
    'mistake_reports',
    'deliveries',
    'audit_entries',
    'rate_limits',
    'alerts',
  ]
  const newsletter = ['newsletter_subscriptions', 'newsletter_suppressions']
  await sql('delete from submissions')
  const payloads = ['jobs', 'preferences', 'locked_documents', 'query_presets']
  await sql(
    `truncate ${[...tables, ...newsletter, ...payloads.map((name) => `payload_${name}`)].join(', ')} cascade`,
  )
})
afterEach(() => vi.restoreAllMocks())

describe('erasing a person', () => {
  it('leaves no trace in any database column or in the server log', async () => {
    await plant(ana)
    const columns = await traces('ana@example', 'Quixote', '555-0177')
    for (const column of [
      'leads.email',
      'leads_notes.text',
      'mistake_reports.message',
      'deliveries.text',
      'deliveries.html',
      'deliveries.reply_to',
      'newsletter_subscriptions.email',
      'payload_jobs.error',
      'payload_query_presets.where',
      'payload_preferences.value',
      'rate_limits.key',
      'audit_entries.document_title',
    ]) {
      expect(columns).toContain(column)
    }
    const lines: string[] = []
    const stream = Reflect.get(log, symbols.streamSym)
    vi.spyOn(stream, 'write').mockImplementation((line) => lines.push(String(line)))
    const level = log.level
    log.level = 'trace'
    try {
      const { stored, remaining: left } = await parseResponse(await ask(' Ana@Example.com ', true))
      expect(stored).toEqual(planted)
      expect(left).toEqual([])
      log.info('the end of the test')
    } finally {
      log.level = level
    }
    expect(await traces('ana@example', 'ana%40example', 'Quixote', '555-0177')).toEqual([])
    expect(lines.join()).toContain('the end of the test')
    expect(lines.join()).not.toMatch(/ana@example|Quixote|555-0177/i)
    const rows = await sql('select count(*)::int as count from payload_jobs')
    expect(rows).toEqual([{ count: 0 }])
    expect(await sql('select digest, reason from newsletter_suppressions')).toEqual([
      { digest: hashEmailAddress(ana.email), reason: 'erased' },
    ])
  })

  it('writes an audit entry with the counts and without personal data', async () => {
    await plant(ana)
    await ask(ana.email, true, 'admin')
    expect(await sql(`select * from audit_entries where action = 'erased'`)).toMatchObject([
      {
        collection_slug: 'leads',
        user_name: 'A admin',
        document_id: null,
        document_title:
          '3 leads, 4 emails, 1 subscription, 1 report of a mistake, 0 submissions, 0 files',
      },
    ])
  })

  it('does not affect people with a similar address', async () => {
    await plant(ana)
    const others = ['ana@example.com.mx', 'ana+homes@example.com', 'diana@example.com']
    const neighbors = others.map((email, index) => ({
      email,
      name: `Neighbor N${index}`,
      phone: `(210) 555-019${index}`,
    }))
    for (const neighbor of neighbors) await plant(neighbor)
    const whole = async () =>
      Promise.all(
        ['leads', 'leads_notes', 'deliveries', 'newsletter_subscriptions', 'payload_jobs'].map(
          (table) => sql(`select count(*)::int as count from ${table}`),
        ),
      )
    await parseResponse(await ask(ana.email, true))
    expect(await whole()).toEqual(
      [[9], [6], [12], [3], [expect.any(Number)]].map(([count]) => [{ count }]),
    )
    for (const { email } of neighbors) {
      expect((await parseResponse(await ask(email, false))).stored).toEqual(planted)
    }
  })
})

describe('data of other people', () => {
  it('is unchanged and reported, including lists, versions and emails', async () => {
    const payload = await testPayload()
    const lead = await plant(ana)
    const { id: villa } = await aCommunity({ name: 'Villa Serena', contactEmail: ana.email })
    const { id: builder } = await aBuilder({ name: 'Casa Clara', description: 'Ask us' })
    await payload.update({
      collection: 'builders',
      id: builder,
      draft: true,
      data: { description: `Ask\nana@example.com`, _status: 'draft' },
    })
    await anEvent({ title: 'Open house', description: 'Ask ana@example.com.mx' })
    const friend = { name: 'Ben Friend', email: 'ben@example.com', phone: '210-555-0188' }
    const quoting = await tour(
      { ...friend, message: `My wife is ${ana.email}, call her` },
      community,
    )
    const samePhone = await tour({ ...ana, name: 'A. Q.', email: 'work@example.com' }, community)
    const { remaining: left } = await parseResponse(await ask(ana.email, true))
    const seen = left.map(({ kind, title, href, holds }) => [kind, title, href, holds])
    const at = (slug: string, id: number) => `/admin/collections/${slug}/${id}`
    expect(seen).toEqual(
      expect.arrayContaining([
        ['Community', 'Villa Serena', at('communities', villa), 'address'],
        ['Builder', 'Casa Clara', at('builders', builder), 'address'],
        ['Lead', 'Ben Friend', at('leads', quoting), 'address'],
        ['Lead', 'A. Q.', at('leads', samePhone), 'phone'],
      ]),
    )
    const kinds = left.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'Delivery').length).toBeGreaterThan(0)
    expect(kinds).not.toContain('Event')
    expect(lead).toHaveLength(2)
  })
})

describe('what builders sent', () => {
  const eva = { name: 'Eva Sotolinda Miller', email: 'eva@example.com', phone: '(210) 555-0155' }

  /** Twelve communities; the eleventh names the person. */
  const file = (email: string) =>
    layout(
      ...Array.from({ length: 12 }, (_, index) => ({
        Community: `Huisache Bend ${index}`,
        City: 'Boerne',
        'Price from': '$310,000',
        ...(index === 10 && {
          'Email for tour requests': email,
          Description: `Ask\n${email} or ${eva.name}`,
        }),
      })),
    )

  it('has no trace of an erased person in the rows, and the file is deleted', async () => {
    const builder = await aBuilder({ name: 'Huisache Homes' })
    const id = await submitConfirmed(builder, file(eva.email), editor)
    const neighbor = await submitConfirmed(builder, file('eva@example.com.mx'), editor)
    await acceptValid(id, 'all', editor)
    await tour(eva, community)
    expect(await traces(eva.email)).toEqual(
      expect.arrayContaining(['submission_records.data', 'submission_records.compared']),
    )
    const preview = await parseResponse(await ask(eva.email, false))
    expect(preview.stored).toMatchObject({ leads: 1, submissions: 1, files: 1 })
    const { stored, remaining } = await parseResponse(await ask(eva.email, true))
    expect([stored, remaining]).toEqual([preview.stored, []])
    expect(await sql('select submission_id as id from submission_files')).toEqual([
      { id: neighbor },
    ])
    const trace = `select count(*)::int as count from submission_records
      where data::text || compared::text ~* $1 and submission_id = $2`
    expect(await sql(trace, 'eva@|sotolinda', id)).toEqual([{ count: 0 }])
    expect(await sql(trace, 'eva@example.com.mx', neighbor)).toEqual([{ count: 1 }])

    const { status, counts, file: left } = await readSummary(id)
    expect([status, counts.new, left]).toEqual(['review', 12, null])
    const row = await rowNamed(id, 'Huisache Bend 10')
    expect(JSON.stringify(row)).toContain('[erased]')
    expect(await readAgain(id, editor)).toMatchObject({
      message: expect.stringContaining('The file of this submission was deleted'),
    })
  })

  it('waits for a new file when it was not read before its person was erased', async () => {
    const builder = await aBuilder({ name: 'Huisache Homes' })
    const id = await submit(builder, csv(['Zorp', 'City'], [eva.email, 'Boerne']))
    expect((await readSummary(id)).status).toBe('mapping')
    expect((await parseResponse(await ask(eva.email, true))).stored.files).toBe(1)
    expect(await readSummary(id)).toMatchObject({
      status: 'failed',
      file: null,
      problem: expect.stringContaining('Ask the builder to send it again'),
    })
    expect(await traces(eva.email)).toEqual([])
  })

  it('is found in a PDF, whose texts are compressed', async () => {
    const builder = await aBuilder({ name: 'Retama Homes' })
    const page = (text: string) =>
      writePdf([{ content: deflateSync(drawText(text, 60, 90)).toString('latin1') }], {
        filter: '/FlateDecode',
      })
    const id = await submit(builder, page(`Ask ${eva.email}`))
    const neighbor = await submit(builder, page('Ask eva@example.com.mx'))
    expect((await parseResponse(await ask(eva.email, true))).stored.files).toBe(1)
    expect((await readSummary(id)).file).toBeNull()
    expect((await readSummary(neighbor)).file).not.toBeNull()
  })

  it('is put back by undo without the person who was erased since', async () => {
    const { builders, id: villa } = await aCommunity({
      name: 'Villa Yucca',
      builders: [(await aBuilder({ name: 'Yucca Homes' })).id],
      contactEmail: 'undone@example.com',
      description: 'Ask undone@example.com',
    })
    const [builder] = builders ?? []
    const id = await submitConfirmed(
      { id: typeof builder === 'object' ? builder.id : Number(builder) },
      layout({
        Community: 'Villa Yucca',
        City: 'Boerne',
        'Email for tour requests': 'tours@yucca.example',
        Description: 'Ask us',
      }),
      editor,
    )
    await acceptValid(id, 'all', editor)
    expect(await applySubmission(id, editor)).toMatchObject({ state: 'applied' })
    await parseResponse(await ask('undone@example.com', true))
    expect(await undoSubmission(id, editor)).toMatchObject({ state: 'undone', kept: [] })
    const payload = await testPayload()
    expect(await payload.findByID({ collection: 'communities', id: villa })).toMatchObject({
      contactEmail: null,
      description: 'Ask [erased]',
    })
  })

  it('is reported with its document when a table without ids mentions a person', async () => {
    const { id } = await aBuilder({ name: 'Agarita Homes' })
    await sql(
      `insert into builder_mappings (builder_id, key, mapping) values ($1, 'x', $2)`,
      id,
      JSON.stringify({ heading: 'mapped@example.com' }),
    )
    await tour({ ...eva, email: 'mapped@example.com' }, community)
    expect((await parseResponse(await ask('mapped@example.com', true))).remaining).toEqual([
      {
        kind: 'Builder',
        title: 'Agarita Homes',
        href: `/admin/collections/builders/${id}`,
        holds: 'address',
      },
    ])
    await sql('delete from builder_mappings')
  })
})

describe('looking up a person', () => {
  it('shows what would be erased and changes nothing', async () => {
    await plant(ana)
    const before = await traces('ana@example', 'Quixote', '555-0177')
    const { stored: kept } = await parseResponse(await ask(ana.email, false))
    expect(kept).toEqual(planted)
    expect(await traces('ana@example', 'Quixote', '555-0177')).toEqual(before)
    expect(await sql(`select from audit_entries where action = 'erased'`)).toEqual([])
    expect((await parseResponse(await ask('nobody@example.com', false))).stored).toEqual(nothing)
  })
})

describe('an export of a person', () => {
  const exportPerson = (email: string, role: keyof typeof cookies = 'editor') =>
    cms('leads/export-person', {
      method: 'POST',
      body: { email },
      headers: { cookie: cookies[role] },
    })

  it('is a file with the leads, notes, emails, subscriptions and reports, and nothing of others', async () => {
    await plant(ana)
    await tour({ ...ana, name: 'Bo Other', email: 'bo@example.com' }, community)
    const response = await exportPerson(ana.email.toUpperCase())
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="personal/)
    const text = await response.text()
    const { leads, emails, subscriptions, mistakeReports } = JSON.parse(text)
    expect([leads.length, emails.length, subscriptions.length, mistakeReports.length]).toEqual([
      planted.leads,
      planted.emails,
      planted.subscriptions,
      planted.mistakeReports,
    ])
    expect(leads[0].notes[0].text).toContain('will call from')
    expect(text).not.toContain('bo@example.com')
  })

  it('is in the audit log without the address', async () => {
    await plant(ana)
    await exportPerson(ana.email)
    const entries = await sql(`select document_title from audit_entries where action = 'exported'`)
    expect(entries).toEqual([{ document_title: 'Data of one person: 10 records' }])
  })

  it('requires an editor, and data', async () => {
    expect((await exportPerson(ana.email)).status).toBe(404)
    await plant(ana)
    expect((await exportPerson(ana.email, 'contributor')).status).toBe(403)
  })
})

describe('an erasure', () => {
  it('is atomic', async () => {
    await plant(ana)
    const before = await traces('ana@example', 'Quixote', '555-0177')
    const refused = await whileCommitFails('audit_entries', () => ask(ana.email, true))
    expect(refused.status).toBe(500)
    expect(await traces('ana@example', 'Quixote', '555-0177')).toEqual(before)
  })

  it('waits while an email about the person is being sent', async () => {
    await plant(ana)
    await sql(`update payload_jobs set processing = true where input ->> 'delivery' <> '999999'`)
    expect((await ask(ana.email, true)).status).toBe(409)
    expect((await parseResponse(await ask(ana.email, false))).stored.leads).toBe(3)
    expect(await sql('select from leads')).toHaveLength(3)
  })

  it.each([
    [
      { email: 'ana', apply: true },
      400,
      'Enter a complete email address, for example name@example.com.',
    ],
    [{ apply: true }, 400, 'Enter a complete email address, for example name@example.com.'],
    [{ email: 'nobody@example.com', apply: true }, 404, 'No data is stored for this address.'],
  ])('of %j is rejected with %i', async (body, status, words) => {
    const response = await cms('leads/erase', {
      method: 'POST',
      body,
      headers: { cookie: cookies.editor },
    })
    const { errors } = (await response.json()) as { errors: { message: string }[] }
    expect([response.status, errors[0]?.message]).toEqual([status, words])
  })

  it('requires an editor or admin and a request from the site', async () => {
    await plant(ana)
    expect((await ask(ana.email, true, 'contributor')).status).toBe(403)
    expect((await ask(ana.email, false, 'contributor')).status).toBe(403)
    const body = { email: ana.email, apply: true }
    expect((await cms('leads/erase', { method: 'POST', body })).status).toBe(401)
    expect(await sql('select from leads')).toHaveLength(3)
  })
})
