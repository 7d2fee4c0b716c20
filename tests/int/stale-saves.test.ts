import { describe, expect, it } from 'vitest'
import { aCommunity, aUser, type Staff, testPayload } from '../fixtures/site'
import { as } from '../fixtures/staff'

const editor = await aUser('editor')
const other = await aUser('admin')

/** Saves a price based on a version, or on none, as a job does. */
async function save(user: Staff, id: number, startPrice: number, updatedAt?: string, draft = true) {
  const payload = await testPayload()
  const _status = draft ? 'draft' : 'published'
  const data = { startPrice, _status, ...(updatedAt ? { updatedAt } : {}) } as const
  return payload.update({ collection: 'communities', id, data, draft, ...as(user) })
}

describe('a save that is based on a version', () => {
  it('is taken while that is the newest, draft or published', async () => {
    const { id, updatedAt } = await aCommunity()
    const draft = await save(editor, id, 1, updatedAt)
    const published = await save(editor, id, 2, draft.updatedAt, false)
    const again = await save(other, id, 3, published.updatedAt, false)
    expect(again.startPrice).toBe(3)
  })

  it('is refused once somebody saved another, and says who', async () => {
    const { id, updatedAt } = await aCommunity()
    await save(other, id, 1, updatedAt)
    await expect(save(editor, id, 2, updatedAt)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(new RegExp(`^${other.name} saved this \\d+ seconds? ago`)),
    })
    const payload = await testPayload()
    const newest = await payload.findByID({ collection: 'communities', id, draft: true })
    expect(newest.startPrice).toBe(1)
  })

  it('wins alone when two arrive together', async () => {
    const { id, updatedAt } = await aCommunity()
    const saves = [save(editor, id, 1, updatedAt), save(other, id, 2, updatedAt)]
    const outcomes = (await Promise.allSettled(saves)).map(({ status }) => status)
    expect(outcomes.sort()).toEqual(['fulfilled', 'rejected'])
  })
})

it('a save that names no version is taken as it is', async () => {
  const { id } = await aCommunity()
  await save(other, id, 1)
  expect((await save(editor, id, 2)).startPrice).toBe(2)
})

it('an older version is restored over a newer one', async () => {
  const payload = await testPayload()
  const { id, updatedAt } = await aCommunity({ startPrice: 5 })
  await save(editor, id, 6, updatedAt, false)
  const { docs } = await payload.findVersions({
    collection: 'communities',
    where: { parent: { equals: id }, 'version.startPrice': { equals: 5 } },
  })
  const restored = await payload.restoreVersion({
    collection: 'communities',
    id: docs[0]?.id ?? '',
    user: editor,
  })
  expect(restored).toMatchObject({ startPrice: 5 })
})
