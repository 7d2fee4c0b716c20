import type { PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { append } from '@/plugins/audit/append'
import { whileCommitFails } from '../../../fixtures/refuse-commit'
import {
  aBuilder,
  aCommunity,
  aUser,
  PASSWORD,
  type Staff,
  testPayload,
} from '../../../fixtures/site'
import { as } from '../../../fixtures/staff'

const admin = await aUser('admin')
const editor = await aUser('editor')
const contributor = await aUser('contributor')

beforeEach(async () => {
  await (await testPayload()).db.pool.query('truncate audit_entries cascade')
})

/** The log, oldest entry first. */
async function log() {
  const payload = await testPayload()
  const { docs } = await payload.find({
    collection: 'audit-entries',
    depth: 0,
    pagination: false,
    sort: 'id',
  })
  return docs
}

const actions = async () => (await log()).map(({ action }) => action)

describe('the audit log', () => {
  it('records who created, published, changed, unpublished and deleted a document', async () => {
    const payload = await testPayload()
    const builder = await aBuilder()
    const { id } = await payload.create({
      collection: 'communities',
      data: {
        name: 'Oak Hollow',
        slug: 'oak-hollow',
        location: '1 Oak Hollow, Boerne, Texas 78006',
        city: 'Boerne',
        county: 'kendall',
        status: 'available',
        builders: [builder.id],
        schools: { elementary: [{ name: 'Oak' }] },
        _status: 'draft',
      },
      draft: true,
      ...as(editor),
    })
    const change = (data: object, draft = false) =>
      payload.update({ collection: 'communities', id, data, draft, ...as(editor) })
    await change({ _status: 'published' })
    await change({ startPrice: 300_000, amenities: ['pools'] })
    await change({ schools: { elementary: [{ name: 'Elm' }] } })
    await change({ builders: [] })
    await change({ startPrice: 300_000 })
    await change({ _status: 'draft' })
    await payload.delete({ collection: 'communities', id, ...as(admin) })

    const entries = await log()
    expect(entries.map(({ action, changedFields }) => [action, changedFields?.join()])).toEqual([
      ['created', ''],
      ['published', 'firstPublishedAt,_status'],
      ['updated', 'startPrice,amenities'],
      ['updated', 'schools'],
      ['updated', 'builders'],
      ['updated', ''],
      ['unpublished', '_status'],
      ['deleted', ''],
    ])
    const subject = {
      collectionSlug: 'communities',
      documentId: String(id),
      documentTitle: 'Oak Hollow',
    }
    for (const entry of entries.slice(0, -1)) {
      expect(entry).toMatchObject({ ...subject, user: editor.id, userName: editor.name })
    }
    expect(entries.at(-1)).toMatchObject({ ...subject, user: admin.id, userName: admin.name })
  })

  it('records a draft of a published document as a draft', async () => {
    const payload = await testPayload()
    const { id } = await aCommunity()
    const change = (data: object, user: Staff, draft = false) =>
      payload.update({ collection: 'communities', id, data, draft, ...as(user) })
    await change({ startPrice: 1 }, contributor)
    await change({ startPrice: 2 }, editor, true)
    await change({ _status: 'draft' }, editor)
    await change({ startPrice: 3 }, editor, true)
    await change({ _status: 'published' }, editor)
    const entries = await log()
    expect(entries.map(({ action, userName }) => [action, userName])).toEqual([
      ['updated', contributor.name],
      ['updated', editor.name],
      ['unpublished', editor.name],
      ['updated', editor.name],
      ['published', editor.name],
    ])
  })

  it('records the changes of a bulk update', async () => {
    const payload = await testPayload()
    const ids = [(await aCommunity()).id, (await aCommunity()).id]
    const where = { id: { in: ids } }
    await payload.update({
      collection: 'communities',
      where,
      data: { isFeatured: true },
      ...as(editor),
    })
    const change = { field: 'isFeatured', from: false, to: true }
    expect(await log()).toMatchObject([{ changedValues: [change] }, { changedValues: [change] }])
    await payload.delete({ collection: 'communities', where, ...as(editor) })
    expect((await actions()).sort()).toEqual(['deleted', 'deleted', 'updated', 'updated'])
  })

  it('records what was added to lists and removed from them, by names', async () => {
    const payload = await testPayload()
    const { id } = await aCommunity()
    const [first, builder] = [await aBuilder(), await aBuilder()]
    const change = (data: object) =>
      payload.update({ collection: 'communities', id, data, depth: 0, ...as(editor) })
    await change({ builders: [first.id] })
    await change({ builders: [first.id, builder.id] })
    await change({ builders: [first.id] })
    const entry = { count: 1, names: [builder.name] }
    const none = { count: 0, names: [] }
    expect((await log()).slice(1)).toMatchObject([
      { changedValues: [{ field: 'builders', added: entry, removed: none, changed: none }] },
      { changedValues: [{ field: 'builders', added: none, removed: entry, changed: none }] },
    ])
  })

  it('records changes of globals and of plugin collections', async () => {
    const payload = await testPayload()
    const data = {
      name: 'Guide',
      tagline: 'New homes',
      description: 'All of them',
      phone: '(210) 555-0100',
      email: 'hello@example.com',
      address: { street: '1 Main St', city: 'San Antonio', state: 'TX', zip: '78205' },
      priceNotice: 'Prices change.',
      copyrightYear: 2026,
      defaultStats: {
        totalCommunities: 1,
        totalBuilders: 1,
        totalAvailableHomes: 1,
        totalFloorPlans: 1,
      },
    }
    await payload.updateGlobal({ slug: 'site-settings', data })
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { tagline: 'Homes', address: { ...data.address, zip: '78206' } },
      ...as(editor),
    })
    const { id } = await payload.create({
      collection: 'redirects',
      data: { from: '/old', to: { type: 'custom', url: '/new' }, type: '301' },
      ...as(editor),
    })
    expect(await log()).toMatchObject([
      {
        action: 'updated',
        collectionSlug: 'site-settings',
        documentId: null,
        documentTitle: 'Site settings',
        changedFields: ['tagline', 'address'],
        changedValues: [
          { field: 'tagline', from: 'New homes', to: 'Homes' },
          { field: 'address.zip', from: '78205', to: '78206' },
        ],
        user: editor.id,
      },
      { action: 'created', collectionSlug: 'redirects', documentId: String(id) },
    ])
  })

  it('does not record values that a read adds to a document', async () => {
    const payload = await testPayload()
    const { id: value } = await aCommunity()
    const link = {
      type: 'link',
      version: 3,
      format: '' as const,
      indent: 0,
      direction: null,
      fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'communities', value } },
      children: [{ type: 'text', version: 1, text: 'here' }],
    }
    const block = { version: 1, format: '' as const, indent: 0, direction: null }
    const paragraph = { ...block, type: 'paragraph', children: [link] }
    const page = await payload.create({
      collection: 'pages',
      data: {
        title: 'A page',
        slug: 'a-page',
        content: { root: { ...block, type: 'root', children: [paragraph] } },
        _status: 'published',
      },
    })
    expect(JSON.stringify(page.content)).toContain('"slug":"community')
    await payload.update({
      collection: 'pages',
      id: page.id,
      data: { intro: 'More' },
      depth: 2,
      ...as(editor),
    })
    expect(await log()).toMatchObject([{ changedFields: ['intro'] }])
  })

  it('does not contain names of buyers, subscribers and staff', async () => {
    const payload = await testPayload()
    const lead = await payload.create({
      collection: 'leads',
      data: {
        name: 'Ana Buyer',
        email: 'ana@example.com',
        phone: '(210) 555-0142',
        message: 'Hello',
        source: 'contact-page',
        status: 'new',
      },
    })
    expect(await log()).toEqual([])
    await payload.update({
      collection: 'leads',
      id: lead.id,
      data: { status: 'contacted', note: 'Called Ana' },
      ...as(editor),
    })
    const otherEditor = await aUser('contributor')
    await payload.update({
      collection: 'users',
      id: otherEditor.id,
      data: { password: 'another long enough one' },
      context: { hasConfirmedPassword: true },
      ...as(admin),
    })
    const entries = await log()
    expect(entries).toMatchObject([
      {
        documentTitle: null,
        changedFields: ['notes', 'status', 'contactedAt', 'contactedBy'],
        changedValues: null,
      },
      { documentTitle: null, changedFields: ['password'], changedValues: null },
    ])
    expect(JSON.stringify(entries)).not.toMatch(/Ana|ana@|A contributor|another long/)
  })

  it('preserves the name of a user whose account was deleted', async () => {
    const payload = await testPayload()
    const leaver = await aUser('admin')
    const { id } = await aCommunity()
    await payload.update({ collection: 'communities', id, data: { startPrice: 1 }, ...as(leaver) })
    await payload.delete({ collection: 'users', id: leaver.id, ...as(leaver) })
    expect(await log()).toMatchObject([
      { action: 'updated', user: null, userName: leaver.name },
      { action: 'deleted', user: null, userName: leaver.name, collectionSlug: 'users' },
    ])
  })

  it('does not record visitors, seeding, logins, or changes that were rolled back', async () => {
    const payload = await testPayload()
    const { id } = await aCommunity()
    await payload.update({ collection: 'communities', id, data: { startPrice: 1 } })
    await payload.login({
      collection: 'users',
      data: { email: editor.email, password: PASSWORD },
    })
    await whileCommitFails('communities', async () => {
      await expect(
        payload.update({ collection: 'communities', id, data: { startPrice: 2 }, ...as(editor) }),
      ).rejects.toThrow('refused at commit')
    })
    expect(await log()).toEqual([])
  })

  it('is append-only for all database statements', async () => {
    const payload = await testPayload()
    await payload.create({
      collection: 'helpful-links',
      data: { title: 'Agency', url: 'https://agency.example', category: 'local-services' },
      ...as(editor),
    })
    const { pool } = payload.db
    const rejection = 'The audit log is only added to'
    await expect(pool.query("update audit_entries set user_name = 'Other'")).rejects.toThrow(
      rejection,
    )
    await expect(pool.query('delete from audit_entries')).rejects.toThrow(rejection)
    expect(await log()).toMatchObject([{ action: 'created', userName: editor.name }])
  })

  it('cannot be written or changed by any role, and only admins can read it', async () => {
    const payload = await testPayload()
    await payload.update({
      collection: 'users',
      id: editor.id,
      data: { name: editor.name },
      ...as(editor),
    })
    const collection = 'audit-entries'
    const [entry] = await log()
    const id = entry?.id ?? 0
    const forbidden = { status: 403 }
    for (const user of [contributor, editor, admin]) {
      const data = { action: 'deleted', collectionSlug: 'communities' } as const
      await expect(payload.create({ collection, data, ...as(user) })).rejects.toMatchObject(
        forbidden,
      )
      await expect(payload.update({ collection, id, data, ...as(user) })).rejects.toMatchObject(
        forbidden,
      )
      await expect(payload.delete({ collection, id, ...as(user) })).rejects.toMatchObject(forbidden)
      const read = payload.find({ collection, ...as(user) })
      await (user === admin
        ? expect(read).resolves.toMatchObject({ totalDocs: 1 })
        : expect(read).rejects.toMatchObject(forbidden))
    }
    expect(await log()).toEqual([entry])
  })
})

describe('a version', () => {
  it('records the user who saved it, and ignores the submitted value', async () => {
    const payload = await testPayload()
    const { id } = await aCommunity()
    const change = (user: Staff) =>
      payload.update({
        collection: 'communities',
        id,
        data: { startPrice: user.id, updatedBy: admin.id },
        ...as(user),
      })
    await change(editor)
    await change(contributor)
    const { docs } = await payload.findVersions({
      collection: 'communities',
      where: { parent: { equals: id } },
      depth: 2,
      sort: 'createdAt',
    })
    expect(docs.map(({ version }) => version.updatedBy)).toEqual([null, editor.id, contributor.id])
  })

  it('does not reveal its editor to the public', async () => {
    const payload = await testPayload()
    const { id } = await aCommunity()
    await payload.update({ collection: 'communities', id, data: { startPrice: 1 }, ...as(editor) })
    const req: PayloadRequest = await createLocalReq({}, payload)
    const found = await payload.findByID({
      collection: 'communities',
      id,
      overrideAccess: false,
      req,
    })
    expect(found.updatedBy).toBeUndefined()
  })
})

it('an audit entry written in SQL has the same rows as one written by Payload', async () => {
  const payload = await testPayload()
  const req = await createLocalReq({ user: editor }, payload)
  const entry = {
    action: 'updated',
    collectionSlug: 'communities',
    documentId: '7',
    documentTitle: 'Oak Hollow',
    changedFields: ['status', 'startPrice'],
    changedValues: [{ field: 'startPrice', from: 389_900, to: null }],
  } as const
  const { changedFields, ...rest } = entry
  await payload.create({
    collection: 'audit-entries',
    data: {
      ...rest,
      changedFields: [...changedFields],
      changedValues: [...entry.changedValues],
      user: editor.id,
      userName: editor.name,
    },
    req,
  })
  await append(req, { ...rest, changedFields: [...changedFields] })
  const { pool } = payload.db
  const columns = `to_jsonb(e) - '{id,created_at,updated_at}'::text[] as entry, (
    select jsonb_agg(to_jsonb(t) - '{id,parent_id}'::text[] order by t."order")
    from audit_entries_texts t where t.parent_id = e.id) as texts`
  const { rows } = await pool.query(`select ${columns} from audit_entries e order by id`)
  const [byPayload, bySql] = rows
  expect(byPayload).toMatchObject({ entry: { document_title: 'Oak Hollow' }, texts: [{}, {}] })
  expect(bySql).toEqual(byPayload)
})
