import { beforeEach, describe, expect, it } from 'vitest'
import type { DocumentComments } from '@/contract/comments/comments'
import { dashboardFor } from '@/data/dashboard/dashboard'
import type { User } from '@/payload-types'
import { cms } from '../../../fixtures/cms'
import { emptyTables, sql } from '../../../fixtures/rows'
import { aBuilder, aUser, PASSWORD, type Staff, testPayload } from '../../../fixtures/site'
import { as } from '../../../fixtures/staff'

interface Person {
  readonly user: Staff
  readonly headers: Record<string, string>
}

/** A member of the staff with a name of their own, signed in. */
async function aPerson(role: User['role'], name: string): Promise<Person> {
  const payload = await testPayload()
  const { id, email } = await aUser(role)
  await payload.update({ collection: 'users', id, data: { name } })
  const { user, token } = await payload.login({
    collection: 'users',
    data: { email, password: PASSWORD },
  })
  const headers = { cookie: `payload-token=${token}` }
  return { user: { ...user, collection: 'users' } as Staff, headers }
}

const edda = await aPerson('editor', 'Edda')
const cory = await aPerson('contributor', 'Cory')
const dana = await aPerson('contributor', 'Dana')
const ada = await aPerson('admin', 'Ada')

beforeEach(() => emptyTables('document_comments', 'deliveries'))

/** A draft of a builder by a person. */
async function aDraft({ user }: Person, name = 'Villa Roja Homes'): Promise<number> {
  const payload = await testPayload()
  const { id } = await payload.create({
    collection: 'builders',
    data: { name, slug: `villa-roja-${crypto.randomUUID()}` },
    draft: true,
    ...as(user),
  })
  return id
}

const noHeaders: Record<string, string> = {}

const read = (id: number, person?: Person) =>
  cms(`builders/${id}/comments`, { headers: person?.headers ?? noHeaders })
const write = (id: number, text: string, person?: Person) =>
  cms(`builders/${id}/comments`, {
    method: 'POST',
    headers: person?.headers ?? noHeaders,
    body: { text },
  })
const resolve = (id: number, comment: number, isResolved: boolean, person?: Person) =>
  cms(`builders/${id}/comments/${comment}`, {
    method: 'POST',
    headers: person?.headers ?? noHeaders,
    body: { isResolved },
  })
const remove = (id: number, comment: number, person?: Person) =>
  cms(`builders/${id}/comments/${comment}`, {
    method: 'DELETE',
    headers: person?.headers ?? noHeaders,
  })

async function found(response: Response): Promise<DocumentComments> {
  expect(response.status, await response.clone().text()).toBe(200)
  return response.json()
}

/** Adds a comment and returns its id. */
async function aComment(id: number, person: Person, text = 'Is it right?'): Promise<number> {
  const { comments } = await found(await write(id, text, person))
  return comments.at(-1)?.id ?? 0
}

/** The emails about comments, as `recipient: subject`. */
async function emails(): Promise<string[]> {
  const rows = await sql(`select "to", subject, status from deliveries order by "to"`)
  return rows.map(({ to, subject }) => `${to}: ${subject}`)
}

describe('comments on a document', () => {
  it('are written, resolved and opened again by all staff who may change it', async () => {
    const id = await aDraft(cory)
    for (const person of [cory, edda, ada]) {
      const comment = await aComment(id, person, ` Asks ${person.user.name} `)
      const closed = await found(await resolve(id, comment, true, dana))
      expect(closed.comments.at(-1)).toMatchObject({
        text: `Asks ${person.user.name}`,
        by: person.user.name,
        userId: person.user.id,
        resolvedBy: 'Dana',
        resolvedAt: expect.stringMatching(/^20\d\d-/),
      })
      const again = await found(await resolve(id, comment, true, edda))
      expect(again.comments.at(-1)?.resolvedBy).toBe('Dana')
      const open = await found(await resolve(id, comment, false, person))
      expect(open.comments.at(-1)).toMatchObject({ resolvedAt: null, resolvedBy: null })
    }
    expect((await found(await read(id, dana))).comments.map(({ by }) => by)).toEqual([
      'Cory',
      'Edda',
      'Ada',
    ])
  })

  it('are for the staff only', async () => {
    const id = await aDraft(cory)
    const comment = await aComment(id, cory)
    for (const response of [
      await read(id),
      await write(id, 'Let me in'),
      await resolve(id, comment, true),
      await remove(id, comment),
    ]) {
      expect(response.status).toBe(401)
      expect(await response.text()).not.toContain('Is it right?')
    }
    expect((await found(await read(id, cory))).comments).toMatchObject([
      { text: 'Is it right?', resolvedAt: null },
    ])
  })

  it('are deleted by their author or an admin', async () => {
    const id = await aDraft(cory)
    const [first, second] = [await aComment(id, cory), await aComment(id, cory)]
    expect((await remove(id, first, edda)).status).toBe(404)
    expect((await remove(id, first, dana)).status).toBe(404)
    expect((await found(await remove(id, first, cory))).comments).toHaveLength(1)
    expect((await found(await remove(id, second, ada))).comments).toEqual([])
  })

  it('are counted on the dashboard while they are open', async () => {
    const [id, other] = [await aDraft(dana), await aDraft(dana)]
    const comment = await aComment(id, cory)
    await aComment(id, edda)
    await resolve(id, comment, true, edda)
    const { items } = (await dashboardFor(dana.user, new Date())).drafts
    const counts = items.map((draft) => [draft.id, draft.comments])
    expect(counts).toContainEqual([id, 1])
    expect(counts).toContainEqual([other, 0])
  })

  it('belong to one document', async () => {
    const [id, other] = [await aDraft(cory), await aDraft(cory)]
    const comment = await aComment(id, cory)
    expect((await found(await read(other, cory))).comments).toEqual([])
    expect((await resolve(other, comment, true, cory)).status).toBe(404)
    expect((await remove(other, comment, ada)).status).toBe(404)
    expect((await write(987_654_321, 'Hello', edda)).status).toBe(404)
    expect((await found(await read(id, cory))).comments).toMatchObject([{ resolvedAt: null }])
  })

  it('have one to 2,000 characters', async () => {
    const id = await aDraft(cory)
    for (const text of ['', '   ', 'x'.repeat(2001), 'a\u0000b']) {
      expect((await write(id, text, cory)).status).toBe(400)
    }
    expect((await write(id, 'x'.repeat(2000), cory)).status).toBe(200)
  })

  it('are in no version and in no answer of the REST API', async () => {
    const payload = await testPayload()
    const { id } = await aBuilder()
    await aComment(id, edda, 'Not for the public')
    const versions = await payload.findVersions({ collection: 'builders', limit: 100 })
    expect(JSON.stringify(versions)).not.toContain('Not for the public')
    const read = await cms(`builders/${id}?depth=2`, { headers: edda.headers })
    expect(await read.text()).not.toContain('Not for the public')
  })

  it('do not keep a document from being published, and are deleted with it', async () => {
    const payload = await testPayload()
    const id = await aDraft(cory)
    const comment = await aComment(id, cory)
    await payload.update({
      collection: 'builders',
      id,
      data: { _status: 'published' },
      ...as(edda.user),
    })
    await payload.update({
      collection: 'builders',
      id,
      data: { deletedAt: new Date().toISOString() },
      ...as(edda.user),
    })
    expect((await write(id, 'Too late', edda)).status).toBe(404)
    expect((await resolve(id, comment, true, edda)).status).toBe(404)
    expect(await sql('select id from document_comments')).toEqual([{ id: comment }])
    await payload.delete({ collection: 'builders', id, trash: true, ...as(edda.user) })
    expect(await sql('select id from document_comments')).toEqual([])
  })

  it('have the name of a person whose account was deleted', async () => {
    const payload = await testPayload()
    const gone = await aPerson('editor', 'Gwen')
    const id = await aDraft(cory)
    const comment = await aComment(id, gone)
    await resolve(id, comment, true, gone)
    await payload.delete({ collection: 'users', id: gone.user.id })
    expect((await found(await read(id, cory))).comments).toMatchObject([
      { by: 'Gwen', userId: null, resolvedBy: 'Gwen' },
    ])
  })
})

describe('erasing a person', () => {
  it('lists the comments that quote the address, with their document', async () => {
    const id = await aDraft(cory)
    await aComment(id, cory, 'Ana (ana@buyer.example) says so')
    const erased = await cms('leads/erase', {
      method: 'POST',
      headers: edda.headers,
      body: { email: 'ana@buyer.example', apply: false },
    })
    const { remaining } = await erased.json()
    expect(remaining).toContainEqual(
      expect.objectContaining({
        kind: 'Comment',
        title: 'By Cory',
        href: `/admin/collections/builders/${id}`,
      }),
    )
  })
})

describe('people who can be mentioned', () => {
  it('are all others for editors, and editors, admins and the writers of the document for contributors', async () => {
    const id = await aDraft(cory)
    const names = async (person: Person) => (await found(await read(id, person))).people
    expect(await names(edda)).toEqual(['Ada', 'Cory', 'Dana'])
    expect(await names(cory)).toEqual(['Ada', 'Edda'])
    expect(await names(dana)).toEqual(['Ada', 'Cory', 'Edda'])
  })
})

describe('emails about comments', () => {
  it('go once to each who is mentioned and to the writers of the document, and not to the author', async () => {
    const payload = await testPayload()
    const id = await aDraft(cory, 'Villa <Roja>')
    await payload.update({
      collection: 'builders',
      id,
      data: { phone: '(210) 555-0142' },
      draft: true,
      ...as(edda.user),
    })
    await aComment(id, ada, '@Cory @Dana, is <b>this</b> @Dana right?')
    expect(await emails()).toEqual(
      [cory, dana, edda].map(({ user }) => `${user.email}: Comment: Villa <Roja>`).sort(),
    )
    const [email] = await sql('select kind, status, text, html from deliveries limit 1')
    expect(email).toMatchObject({ kind: 'review-notice', status: 'queued' })
    expect(email?.text).toContain('Ada commented on “Villa <Roja>”.')
    expect(email?.text).toContain(`/admin/collections/builders/${id}`)
    expect(email?.html).toContain('is &lt;b&gt;this&lt;/b&gt; @Dana right?')

    await emptyTables('deliveries')
    await aComment(id, cory, 'Yes, @Cory')
    expect(await emails()).toEqual([`${edda.user.email}: Comment: Villa <Roja>`])
  })

  it('do not go to a disabled account, to one that turned them off, or to a colleague whom a contributor may not mention', async () => {
    const payload = await testPayload()
    const [off, quiet] = [await aPerson('editor', 'Olga'), await aPerson('editor', 'Quinn')]
    const id = await aDraft(cory)
    for (const [{ user }, data] of [
      [off, { disabled: true }],
      [quiet, { reviewEmails: false }],
    ] as const) {
      await payload.update({ collection: 'users', id: user.id, data })
    }
    await aComment(id, cory, '@Olga @Quinn @Dana')
    expect(await emails()).toEqual([])
    expect((await found(await read(id, edda))).people).not.toContain('Olga')
  })

  it('are not sent when a comment is resolved or deleted', async () => {
    const id = await aDraft(cory)
    const comment = await aComment(id, cory)
    await resolve(id, comment, true, edda)
    await remove(id, comment, ada)
    expect(await emails()).toEqual([])
  })
})
