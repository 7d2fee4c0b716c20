import { beforeEach, describe, expect, it } from 'vitest'
import { countDuplicates, findRelatedLeads } from '@/data/leads/duplicates'
import { joinLeads, separateLead } from '@/data/leads/join'
import { findPreviousLeads, inboxCounts } from '@/data/leads/queries'
import type { Lead } from '@/payload-types'
import { cms } from '../../../fixtures/cms'
import { emptyTables } from '../../../fixtures/rows'
import { aCommunity, aUser, testPayload } from '../../../fixtures/site'
import { as, signIn } from '../../../fixtures/staff'

const editor = await aUser('editor')
const contributor = await aUser('contributor')
const community = (await aCommunity({ name: 'Villa Serena' })).id

beforeEach(() => emptyTables('leads', 'audit_entries', 'deliveries'))

async function aLead(overrides: Partial<Lead> = {}): Promise<number> {
  const payload = await testPayload()
  const { id } = await payload.create({
    collection: 'leads',
    data: {
      name: 'Ana Buyer',
      email: 'ana@example.com',
      phone: '(210) 555-0142',
      message: 'Where is the model home?',
      source: 'tour-request',
      status: 'new',
      community,
      ...overrides,
    },
    depth: 0,
  })
  return id
}

const read = async (id: number) =>
  (await testPayload()).findByID({ collection: 'leads', id, depth: 0 })

const getIds = (leads: readonly { readonly id: number }[]) => leads.map(({ id }) => id)

describe('a buyer who asks twice about a community', () => {
  it('has two leads that are shown together, and counted for the list', async () => {
    const first = await aLead()
    const second = await aLead({ email: 'ANA@example.com', message: 'And is it open on Sunday?' })
    const other = await aLead({ community: null })
    expect((await findRelatedLeads(second, editor)).duplicates).toMatchObject([
      { id: first, about: 'Villa Serena', message: 'Where is the model home?', isEarlier: true },
    ])
    expect((await findRelatedLeads(first, editor)).duplicates).toMatchObject([
      { id: second, isEarlier: false },
    ])
    const counts = await Promise.all([first, second, other].map(countDuplicates))
    expect(counts).toEqual([1, 1, 0])
    expect((await findRelatedLeads(first, contributor)).duplicates).toEqual([])
    const person = { id: first, email: 'ana@example.com', phone: '1234567' }
    expect(getIds((await findPreviousLeads(person, editor, [second])).items)).toEqual([other])
  })

  it('has one lead in the list after they are joined, and both again after they are separated', async () => {
    const first = await aLead()
    const second = await aLead({ message: 'And is it open on Sunday?', status: 'contacted' })
    const third = await aLead({ message: 'One more thing.' })
    expect(await joinLeads([third, second], editor)).toBeNull()
    expect(await joinLeads([first, second], editor)).toBeNull()
    for (const id of [second, third])
      expect(await read(id)).toMatchObject({ joinedInto: first, status: 'closed' })
    expect(await read(first)).toMatchObject({ joinedInto: null, status: 'new' })
    const { joined, duplicates } = await findRelatedLeads(first, editor)
    expect([joined.map(({ message }) => message), duplicates]).toEqual([
      ['And is it open on Sunday?', 'One more thing.'],
      [],
    ])
    expect((await findRelatedLeads(second, editor)).joinedInto?.id).toBe(first)
    expect(await inboxCounts(editor.id)).toMatchObject({ new: 1, joined: 2 })

    expect(await separateLead(second, editor)).toBeNull()
    expect(await read(second)).toMatchObject({ joinedInto: null, status: 'contacted' })
    expect(getIds((await findRelatedLeads(first, editor)).joined)).toEqual([third])
    expect(getIds((await findRelatedLeads(first, editor)).duplicates)).toEqual([second])
    expect(await separateLead(second, editor)).toBe('This request is not joined.')
  })

  it('has leads that editors join, and no other way', async () => {
    const [first, second] = [await aLead(), await aLead()]
    await expect(joinLeads([first, second], contributor)).rejects.toThrow()
    const payload = await testPayload()
    const data = { joinedInto: first, statusBeforeJoin: 'closed' }
    await payload.update({ collection: 'leads', id: second, data, ...as(editor) })
    expect(await read(second)).toMatchObject({ joinedInto: null, statusBeforeJoin: null })
  })

  it('has leads of which none is joined with a request of another buyer or one in quarantine', async () => {
    const first = await aLead()
    const other = await aLead({ email: 'ben@example.com' })
    const spam = await aLead({ quarantined: true })
    for (const id of [other, spam, first])
      expect(await joinLeads([first, id], editor)).toMatch(/^These requests can’t be joined/)
    expect((await read(first)).joinedInto).toBeNull()
  })

  it('gets both in an export and in an erasure of the personal data', async () => {
    const [first, second] = [await aLead(), await aLead({ email: 'Ana@Example.com' })]
    await joinLeads([first, second], editor)
    const headers = { cookie: await signIn('editor') }
    const body = { email: 'ana@example.com' }
    const options = { method: 'POST', headers } as const
    const exported = await (await cms('leads/export-person', { ...options, body })).json()
    expect(getIds(exported.leads)).toEqual([first, second])
    const erasing = await cms('leads/erase', { ...options, body: { ...body, apply: true } })
    expect((await erasing.json()).stored.leads).toBe(2)
    expect((await (await testPayload()).count({ collection: 'leads' })).totalDocs).toBe(0)
  })
})
