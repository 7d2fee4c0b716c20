import type { Where } from 'payload'
import { expect, it } from 'vitest'
import { aCommunity, testPayload } from '../../../fixtures/site'

// What Payload does without the patches of src/payload-patches. A test that fails shows that Payload
// has mended a fault: the patch is then to be removed (docs/architecture/updating-payload.md).

it('restoring a draft version unpublishes the document: rest/restore-version.ts', async () => {
  const payload = await testPayload()
  const collection = 'communities'
  const { id } = await aCommunity({ startPrice: 1 })
  await payload.update({ collection, id, data: { startPrice: 2 }, draft: true })
  await payload.update({ collection, id, data: { startPrice: 3, _status: 'published' } })
  const { docs } = await payload.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'draft' } }] },
  })
  await payload.restoreVersion({ collection, id: String(docs[0]?.id) })
  const { _status, startPrice } = await payload.findByID({ collection, id })
  expect([_status, startPrice]).toEqual(['draft', 2])
})

it('a document has the creation time that a client sends: rest/fixed-creation-time.ts', async () => {
  const payload = await testPayload()
  const createdAt = '2001-01-01T00:00:00.000Z'
  const data = { title: 'An old draft', createdAt }
  const created = await payload.create({ collection: 'blog-posts', data, draft: true })
  expect(created.createdAt).toBe(createdAt)
})

it('deleting a preference that does not exist fails: rest/secure-endpoints.ts', async () => {
  const payload = await testPayload()
  const own: Where[] = [
    { key: { equals: 'none' } },
    { 'user.value': { equals: 1 } },
    { 'user.relationTo': { equals: 'users' } },
  ]
  const where: Where = { and: own }
  const deletion = payload.db.deleteOne({ collection: 'payload-preferences', where, req: {} })
  await expect(deletion).rejects.toThrow()
})
