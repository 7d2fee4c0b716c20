import { beforeEach, describe, expect, it } from 'vitest'
import { updateLeads } from '@/data/leads/bulk-update'
import { addNote } from '@/data/leads/mutations'
import { findPreviousLeads, inboxCounts } from '@/data/leads/queries'
import { replyToLead } from '@/data/leads/replies'
import type { Lead } from '@/payload-types'
import { countStatements, emptyTables, insertRows } from '../../../fixtures/rows'
import { aCommunity, aUser, type Staff, testPayload } from '../../../fixtures/site'
import { as } from '../../../fixtures/staff'

const editor = await aUser('editor')
const otherEditor = await aUser('admin')
const contributor = await aUser('contributor')

beforeEach(() => emptyTables('leads', 'audit_entries', 'payload_locked_documents'))

async function aLead(overrides: Partial<Lead> = {}): Promise<Lead> {
  const payload = await testPayload()
  return payload.create({
    collection: 'leads',
    data: {
      name: 'Ana Buyer',
      email: 'ana@example.com',
      phone: '(210) 555-0142',
      message: 'Where is the model home?',
      source: 'contact-page',
      status: 'new',
      ...overrides,
    },
    depth: 0,
  })
}

async function read(id: number): Promise<Lead> {
  return (await testPayload()).findByID({ collection: 'leads', id, depth: 0 })
}

async function change(id: number, data: object, user = editor) {
  return (await testPayload()).update({ collection: 'leads', id, data, depth: 0, ...as(user) })
}

const reply = { subject: 'Your question', text: ' Hi Ana,\nyes. ' }

async function readEmails(lead: number) {
  const payload = await testPayload()
  const { docs } = await payload.find({
    collection: 'deliveries',
    where: { lead: { equals: lead } },
  })
  return docs.filter(({ kind }) => kind === 'lead-reply')
}

describe('a reply to a lead', () => {
  it('is stored with its author and emailed, answers come to the editor, and the lead is contacted', async () => {
    const { id, email } = await aLead()
    expect(await replyToLead(id, reply, editor)).toBeNull()
    await replyToLead(id, { ...reply, subject: 'Once more' }, otherEditor)
    expect(await read(id)).toMatchObject({
      status: 'contacted',
      contactedBy: editor.id,
      owner: editor.id,
      replies: [
        { subject: 'Your question', text: 'Hi Ana,\nyes.', authorName: editor.name },
        { subject: 'Once more', authorName: otherEditor.name },
      ],
    })
    const emails = await readEmails(id)
    expect(emails).toHaveLength(2)
    expect(emails.find(({ subject }) => subject === 'Your question')).toMatchObject({
      to: email,
      replyTo: editor.email,
      text: expect.stringContaining('> Where is the model home?'),
    })
  })

  it('is refused while the lead is in quarantine, and to contributors', async () => {
    const { id } = await aLead({ quarantined: true })
    expect(await replyToLead(id, reply, editor)).toBe('Release the lead from quarantine first.')
    await expect(replyToLead(id, reply, contributor)).rejects.toThrow()
    expect((await read(id)).replies).toEqual([])
    expect(await readEmails(id)).toEqual([])
  })

  it('cannot be written or changed by other means', async () => {
    const { id } = await aLead()
    await replyToLead(id, reply, editor)
    await change(id, { replies: [] })
    expect((await read(id)).replies).toHaveLength(1)
  })

  it('reopens nothing: a closed lead stays closed', async () => {
    const { id } = await aLead({ status: 'closed' })
    await replyToLead(id, reply, editor)
    expect((await read(id)).status).toBe('closed')
  })
})

describe('notes on a lead', () => {
  it('store the author and the time, and cannot be changed', async () => {
    const { id } = await aLead()
    const before = new Date().toISOString()
    await addNote(id, '  Called, will come on Saturday ', editor)
    const after = new Date().toISOString()
    await change(
      id,
      { note: 'Came', notes: [{ text: 'Never called', at: '2020-01-01' }] },
      otherEditor,
    )
    await change(id, { notes: [] }, otherEditor)
    expect((await read(id)).notes).toMatchObject([
      { text: 'Called, will come on Saturday', author: editor.id, authorName: editor.name },
      { text: 'Came', author: otherEditor.id, authorName: otherEditor.name },
    ])
    const [first] = (await read(id)).notes ?? []
    const times = [before, first?.at, after]
    expect(times.toSorted()).toEqual(times)
  })

  it('are all stored when staff write concurrently', async () => {
    const { id } = await aLead()
    const words = Array.from({ length: 6 }, (_, index) => `Note ${index}`)
    await Promise.all(words.map((text, i) => addNote(id, text, i % 2 ? editor : otherEditor)))
    expect((await read(id)).notes?.map(({ text }) => text).sort()).toEqual(words)
  })

  it('are not lost to a concurrent bulk update, which is applied as well', async () => {
    const payload = await testPayload()
    const leads = await Promise.all(Array.from({ length: 6 }, () => aLead()))
    const ids = leads.map(({ id }) => id)
    const where = { id: { in: ids } }
    await Promise.all([
      payload.update({ collection: 'leads', where, data: { owner: editor.id }, ...as(editor) }),
      ...ids.map((id) => addNote(id, 'Called', otherEditor)),
    ])
    const { docs } = await payload.find({ collection: 'leads', where, depth: 0 })
    expect(docs.map(({ owner, notes }) => [owner, notes?.length])).toEqual(
      Array(6).fill([editor.id, 1]),
    )
  })

  it('are rejected when too long or from a contributor', async () => {
    const { id } = await aLead()
    await expect(change(id, { note: 'x'.repeat(2001) })).rejects.toMatchObject({ status: 400 })
    await expect(addNote(id, 'Hello', contributor)).rejects.toMatchObject({ status: 403 })
    expect((await read(id)).notes).toEqual([])
  })
})

describe('the lead status', () => {
  it('records when and by whom a lead was answered and closed, and ignores the values of the request', async () => {
    const { id } = await aLead()
    const before = new Date().toISOString()
    await change(id, {
      status: 'contacted',
      contactedAt: '2020-01-01',
      contactedBy: otherEditor.id,
    })
    const after = new Date().toISOString()
    expect(await read(id)).toMatchObject({ contactedBy: editor.id, closedAt: null })
    await change(id, { status: 'closed' }, otherEditor)
    const closed = await read(id)
    expect(closed).toMatchObject({ contactedBy: editor.id, closedBy: otherEditor.id })
    const times = [before, closed.contactedAt, after]
    expect(times.toSorted()).toEqual(times)
  })

  it('is not overwritten by a form with stale data', async () => {
    const opened = await aLead()
    await updateLeads([opened.id], 'closed', otherEditor)
    const stale = change(opened.id, { status: 'new', updatedAt: opened.updatedAt })
    await expect(stale).rejects.toMatchObject({ status: 409 })
    const { status, updatedAt } = await read(opened.id)
    expect(status).toBe('closed')
    await change(opened.id, { status: 'contacted', updatedAt })
    expect((await read(opened.id)).status).toBe('contacted')
  })

  it('can be changed, but not the message of the buyer', async () => {
    const lead = await aLead({ subject: 'A tour' })
    const { id: community } = await aCommunity()
    await change(lead.id, {
      name: 'Eve',
      email: 'eve@example.com',
      phone: '1',
      subject: 'x',
      message: 'Sell me',
      source: 'tour-request',
      interest: 'investment',
      community,
      type: 'x',
    })
    const { name, email, phone, subject, message, source } = lead
    expect(await read(lead.id)).toMatchObject({
      name,
      email,
      phone,
      subject,
      message,
      source,
      interest: null,
      community: null,
      type: null,
    })
  })
})

describe('bulk updates of leads', () => {
  it('set the timestamps and write audit entries', async () => {
    const ids = [(await aLead()).id, (await aLead()).id]
    for (const mark of ['taken', 'contacted', 'closed'] as const) {
      expect(await updateLeads(ids, mark, editor)).toEqual({ saved: ids, problems: [] })
    }
    for (const id of ids) {
      const { owner, status, contactedBy, closedBy } = await read(id)
      expect({ owner, status, contactedBy, closedBy }).toEqual({
        owner: editor.id,
        status: 'closed',
        contactedBy: editor.id,
        closedBy: editor.id,
      })
    }
    await updateLeads(ids, 'contacted', otherEditor)
    expect(await read(ids[0] ?? 0)).toMatchObject({ contactedBy: otherEditor.id, closedAt: null })
    const { docs } = await (await testPayload()).find({
      collection: 'audit-entries',
      depth: 0,
      pagination: false,
      sort: 'id',
    })
    expect(docs.slice(0, 3)).toMatchObject([
      { userName: editor.name, changedFields: ['owner'], documentTitle: null },
      { changedFields: ['owner'] },
      { changedFields: ['status', 'contactedAt', 'contactedBy'] },
    ])
    expect(docs).toHaveLength(8)
  })

  it('skip leads that already match, and leave leads that another user has open, and say who', async () => {
    const [mine, open] = [await aLead({ owner: editor.id }), await aLead()]
    const payload = await testPayload()
    await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'leads', value: open.id },
        user: { relationTo: 'users', value: otherEditor.id },
      },
    })
    expect(await updateLeads([mine.id, open.id], 'taken', editor)).toEqual({
      saved: [],
      problems: [
        { id: open.id, name: open.name, problem: { state: 'locked', by: otherEditor.name } },
      ],
    })
    const taken = await updateLeads([mine.id, open.id], 'taken', otherEditor)
    expect(taken.saved).toEqual([mine.id, open.id])
  })
})

it('the preset lists of the user are counted in one statement', async () => {
  const now = new Date('2026-11-20T18:00:00.000Z')
  const old = { createdAt: '2026-11-18T12:00:00.000Z' }
  const fresh = { createdAt: '2026-11-19T12:00:00.000Z' }
  await aLead(fresh)
  await aLead({ ...old, owner: editor.id, status: 'contacted' })
  await aLead({ ...old, owner: editor.id, status: 'closed' })
  await aLead({ ...old, owner: otherEditor.id })
  await aLead({ ...old, quarantined: true })
  await aLead({ ...fresh, status: 'contacted', followUpOn: '2026-11-20T18:00:00.000Z' })
  await aLead({ ...fresh, status: 'contacted', followUpOn: '2026-11-21T18:00:00.000Z' })
  await aLead({ ...fresh, status: 'closed', followUpOn: '2026-11-20T18:00:00.000Z' })
  expect(await countStatements(() => inboxCounts(editor.id, now))).toBe(1)
  expect(await inboxCounts(editor.id, now)).toEqual({
    new: 2,
    mine: 1,
    followUp: 1,
    waiting: 2,
    held: 1,
    joined: 0,
  })
})

describe('previous leads', () => {
  it('match by email address in any case, or by phone number in any format', async () => {
    const { id: community } = await aCommunity({ name: 'Villa Serena' })
    const first = await aLead({ email: 'ANA@Example.com', phone: '1234567', community })
    const second = await aLead({ email: 'other@example.com', phone: '+1 210.555.0142' })
    await aLead({ email: 'ana@example.com.mx', phone: '(210) 555-0143' })
    const third = await aLead()
    expect(await countStatements(() => findPreviousLeads(third, editor))).toBe(1)
    const { total, items } = await findPreviousLeads(third, editor)
    expect([total, items.map(({ id }) => id)]).toEqual([2, [second.id, first.id]])
    expect(items[1]).toMatchObject({ about: 'Villa Serena', status: 'new', name: 'Ana Buyer' })
  })

  it('do not match by short phone numbers', async () => {
    await aLead({ email: 'a@example.com', phone: 'call: 123' })
    const lead = await aLead({ email: 'b@example.com', phone: '123' })
    expect((await findPreviousLeads(lead, editor)).total).toBe(0)
  })

  it('are found among 10,000 with indexes', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      name: 'Somebody',
      email: `buyer-${index}@example.com`,
      message: 'Hello',
      phone: `(210) 6${String(index).padStart(6, '0')}`,
      source: 'contact-page',
      status: 'new',
      created_at: '2026-11-20',
      updated_at: '2026-11-20',
    }))
    await insertRows('leads', rows)
    const { pool } = (await testPayload()).db
    await pool.query('analyze leads')
    const { rows: plan } = await pool.query<{ 'QUERY PLAN': string }>(
      `explain select from leads where lower(email) = lower('buyer-7@example.com') or
        regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^1(?=[0-9]{10}$)', '') = '2106000008'`,
    )
    const text = plan.map((line) => line['QUERY PLAN']).join('\n')
    expect(text).toContain('leads_email_lower_idx')
    expect(text).toContain('leads_phone_digits_idx')
  })

  it('are visible to editors and admins only', async () => {
    await aLead()
    const lead = await aLead()
    const countFor = async (reader: Staff | null) => (await findPreviousLeads(lead, reader)).total
    expect([await countFor(editor), await countFor(otherEditor)]).toEqual([1, 1])
    expect([await countFor(contributor), await countFor(null)]).toEqual([0, 0])
  })
})
