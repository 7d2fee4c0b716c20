import { beforeAll, beforeEach, expect, it } from 'vitest'
import { hashEmailAddress } from '@/lib/tokens/email-hash'
import type { User } from '@/payload-types'
import { cms } from '../../../fixtures/cms'
import { emptyTables } from '../../../fixtures/rows'
import { aBuilder, testPayload } from '../../../fixtures/site'
import { signIn } from '../../../fixtures/staff'

interface Person {
  readonly id: number
  readonly name: string
  readonly headers: Record<string, string>
}

const people: Record<User['role'], Person> = {
  admin: { id: 0, name: '', headers: {} },
  editor: { id: 0, name: '', headers: {} },
  contributor: { id: 0, name: '', headers: {} },
}

/** Signs in with the origin of the site, as its pages do. */
async function aPerson(role: User['role']): Promise<Person> {
  const headers = { cookie: await signIn(role), origin: 'http://localhost:3000' }
  const { user } = await (await cms('users/me', { headers })).json()
  return { id: user.id, name: user.name, headers }
}

beforeAll(async () => {
  for (const role of ['admin', 'editor', 'contributor'] as const) people[role] = await aPerson(role)
})
beforeEach(() => emptyTables('payload_locked_documents', 'leads'))

const locks = 'payload-locked-documents'

async function aLead(): Promise<number> {
  const payload = await testPayload()
  const { id } = await payload.create({
    collection: 'leads',
    data: {
      name: 'Ana Buyer',
      email: 'ana@example.com',
      phone: '(210) 555-0142',
      message: 'Hello',
      source: 'contact-page',
      status: 'new',
      bodyDigest: hashEmailAddress('ana@example.com'),
    },
  })
  return id
}

/** Payload locks the document of an open form for its user. */
async function lockedBy(holder: Person, relationTo: 'leads' | 'builders', value: number) {
  const payload = await testPayload()
  const { id } = await payload.create({
    collection: locks,
    data: { document: { relationTo, value }, user: { relationTo: 'users', value: holder.id } },
  })
  return id
}

async function findHolder(lock: number): Promise<unknown> {
  const payload = await testPayload()
  const found = await payload.findByID({
    collection: locks,
    id: lock,
    depth: 0,
    disableErrors: true,
  })
  return found?.user.value ?? null
}

const onBehalfOf = (holder: Person) => ({ user: { relationTo: 'users', value: holder.id } })

it.each(['admin', 'editor', 'contributor'] as const)(
  'a request with the role %s cannot create a lock',
  async (role) => {
    const document = { relationTo: 'leads', value: await aLead() }
    for (const holder of [people[role], people.admin]) {
      const response = await cms(locks, {
        method: 'POST',
        headers: people[role].headers,
        body: { document, ...onBehalfOf(holder) },
      })
      expect(response.status).toBe(403)
    }
    const { totalDocs } = await (await testPayload()).count({ collection: locks })
    expect(totalDocs).toBe(0)
  },
)

it('anonymous clients can neither read nor change locks', async () => {
  const lock = await lockedBy(people.admin, 'leads', await aLead())
  expect((await cms(locks)).status).toBe(403)
  for (const method of ['PATCH', 'DELETE'] as const) {
    const body = onBehalfOf(people.contributor)
    expect((await cms(`${locks}/${lock}`, { method, body })).status).toBe(403)
    expect((await cms(`${locks}?where[id][exists]=true`, { method, body })).status).toBe(403)
  }
  expect(await findHolder(lock)).toBe(people.admin.id)
})

it('a contributor can neither read nor take over the lock of a lead', async () => {
  const lock = await lockedBy(people.admin, 'leads', await aLead())
  const { headers } = people.contributor
  expect((await (await cms(locks, { headers })).json()).docs).toEqual([])
  const body = onBehalfOf(people.contributor)
  expect((await cms(`${locks}/${lock}`, { method: 'PATCH', headers, body })).status).toBe(403)
  expect(await findHolder(lock)).toBe(people.admin.id)
})

it('locks of other users cannot be deleted, singly or in bulk, nor changed in bulk', async () => {
  const { id } = await aBuilder()
  const lock = await lockedBy(people.editor, 'builders', id)
  for (const role of ['admin', 'contributor'] as const) {
    const { headers } = people[role]
    const all = `${locks}?where[id][exists]=true`
    await cms(`${locks}/${lock}`, { method: 'DELETE', headers })
    await cms(all, { method: 'DELETE', headers })
    await cms(all, { method: 'PATCH', headers, body: onBehalfOf(people[role]) })
    expect(await findHolder(lock)).toBe(people.editor.id)
  }
  const { headers } = people.editor
  expect((await cms(`${locks}/${lock}`, { method: 'DELETE', headers })).status).toBe(200)
  expect(await findHolder(lock)).toBeNull()
})

it('a take-over assigns the lock to the user of the request, on the same document', async () => {
  const [first, other] = [await aLead(), await aLead()]
  const lock = await lockedBy(people.admin, 'leads', first)
  const response = await cms(`${locks}/${lock}`, {
    method: 'PATCH',
    headers: people.editor.headers,
    body: { ...onBehalfOf(people.contributor), document: { relationTo: 'leads', value: other } },
  })
  expect(response.status).toBe(200)
  expect(await findHolder(lock)).toBe(people.editor.id)
  const found = await (await testPayload()).findByID({ collection: locks, id: lock, depth: 0 })
  expect(found.document).toEqual({ relationTo: 'leads', value: first })
})

it.each(['admin', 'editor', 'contributor'] as const)(
  'a lock shows the name of its holder to the role %s, and no email',
  async (role) => {
    const { id } = await aBuilder()
    await lockedBy(people.admin, 'builders', id)
    const { headers } = people[role]
    const path = `${locks}?where[document.relationTo][equals]=builders&where[document.value][equals]=${id}`
    const { docs } = await (await cms(path, { headers })).json()
    expect(docs[0].user.value).toMatchObject({ name: people.admin.name, email: people.admin.name })
    expect(JSON.stringify(docs)).not.toContain('@staff.example')
  },
)

it('a save that a lock rejects names the user who is editing, and no id', async () => {
  const { id } = await aBuilder()
  await lockedBy(people.admin, 'builders', id)
  const { headers } = people.editor
  const body = { name: 'Another Name' }
  const response = await cms(`builders/${id}`, { method: 'PATCH', headers, body })
  expect([response.status, (await response.json()).errors[0].message]).toEqual([
    423,
    `${people.admin.name} is editing this document, so your changes were not saved. They are still in this form. Take over the document, or try again later.`,
  ])
})
