import { describe, expect, it } from 'vitest'
import type { Community } from '@/payload-types'
import { cms } from '../../../fixtures/cms'
import { aBuilder, aCommunity, aUser, type Staff, testPayload } from '../../../fixtures/site'
import { as, getApiKey } from '../../../fixtures/staff'

const editor = await aUser('editor')
const other = await aUser('admin')

/** Saves a price with the version it is based on, or with none, as a job does. */
async function save(user: Staff, id: number, startPrice: number, updatedAt?: string, draft = true) {
  const payload = await testPayload()
  const _status = draft ? 'draft' : 'published'
  const data = { startPrice, _status, ...(updatedAt ? { updatedAt } : {}) } as const
  return payload.update({ collection: 'communities', id, data, draft, ...as(user) })
}

async function several(amount: number, overrides: Partial<Community> = {}): Promise<Community[]> {
  const made: Community[] = []
  while (made.length < amount) made.push(await aCommunity(overrides))
  return made
}

/** The latest versions of the communities, sorted by id. */
async function readNewest(ids: readonly number[]) {
  const payload = await testPayload()
  const { docs } = await payload.find({
    collection: 'communities',
    where: { id: { in: [...ids] } },
    draft: true,
    depth: 0,
    pagination: false,
    sort: 'id',
  })
  return docs
}

describe('a save that is based on a version', () => {
  it('succeeds while that version is the newest, draft or published', async () => {
    const { id, updatedAt } = await aCommunity()
    const draft = await save(editor, id, 1, updatedAt)
    const published = await save(editor, id, 2, draft.updatedAt, false)
    const again = await save(other, id, 3, published.updatedAt, false)
    expect(again.startPrice).toBe(3)
  })

  it('is rejected after another user saved, and names the user', async () => {
    const { id, updatedAt } = await aCommunity()
    await save(other, id, 1, updatedAt)
    await expect(save(editor, id, 2, updatedAt)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(
        new RegExp(`^${other.name} saved this document \\d+ seconds? ago`),
      ),
    })
    const payload = await testPayload()
    const newest = await payload.findByID({ collection: 'communities', id, draft: true })
    expect(newest.startPrice).toBe(1)
  })

  it('succeeds once when two arrive concurrently', async () => {
    const { id, updatedAt } = await aCommunity()
    const saves = [save(editor, id, 1, updatedAt), save(other, id, 2, updatedAt)]
    const outcomes = (await Promise.allSettled(saves)).map(({ status }) => status)
    expect(outcomes.sort()).toEqual(['fulfilled', 'rejected'])
  })
})

it('a save is not lost when the worker publishes concurrently', async () => {
  const payload = await testPayload()
  const made = await several(8, { _status: 'draft' })
  const publish = ({ id }: Community) =>
    payload.update({ collection: 'communities', id, data: { _status: 'published' }, ...as(other) })
  const saves = made.map(async (community) => {
    const [, saved] = await Promise.allSettled([
      publish(community),
      save(editor, community.id, 1, community.updatedAt),
    ])
    return saved.status === 'fulfilled' ? 1 : null
  })
  const stored = await Promise.all(saves)
  const found = await readNewest(made.map(({ id }) => id))
  expect(new Map(found.map(({ id, startPrice }) => [id, startPrice ?? null]))).toEqual(
    new Map(made.map(({ id }, index) => [id, stored[index]])),
  )
})

it('neither a save nor a concurrent bulk update is lost', async () => {
  const payload = await testPayload()
  const made = await several(6)
  const ids = made.map(({ id }) => id)
  const many = { where: { id: { in: ids } }, data: { city: 'Bulverde' } }
  const [changed, ...saves] = await Promise.allSettled([
    payload.update({ collection: 'communities', ...many, ...as(other) }),
    ...made.map(({ id, updatedAt }) => save(editor, id, 1, updatedAt, false)),
  ])
  expect(changed.status).toBe('fulfilled')
  const found = await readNewest(made.map(({ id }) => id))
  const prices = new Map(found.map(({ id, startPrice }) => [id, startPrice ?? null]))
  expect(found.map(({ city }) => city)).toEqual(Array(6).fill('Bulverde'))
  expect(ids.map((id) => prices.get(id))).toEqual(
    saves.map(({ status }) => (status === 'fulfilled' ? 1 : null)),
  )
})

describe('Revert to published', () => {
  /** Sends what Payload's button sends: the published version, as the server returned it. */
  async function revert(id: number, change: object = {}) {
    const headers = { authorization: await getApiKey('editor') }
    const path = `communities/${id}?locale=en&fallback-locale=null&depth=0`
    const published = await (await cms(path, { headers })).json()
    const body = { ...published, ...change }
    return cms(path, { method: 'PATCH', headers, body })
  }
  const versions = async (id: number) => {
    const payload = await testPayload()
    const [newest] = await readNewest([id])
    const shown = await payload.findByID({ collection: 'communities', id })
    return { newest, shown }
  }

  it('replaces a newer draft, and does not approve it', async () => {
    const builder = await aBuilder()
    const { id } = await aCommunity({
      startPrice: 5,
      builders: [builder.id],
      amenities: ['pools'],
      schools: { elementary: [{ name: 'Oak' }] },
      verifiedAt: '2026-05-01T12:00:00.000Z',
    })
    const draft = { startPrice: 6, builders: [], reviewAction: 'submit' }
    const payload = await testPayload()
    await payload.update({
      collection: 'communities',
      id,
      data: draft,
      draft: true,
      ...as(editor),
    })
    const response = await revert(id)
    expect(response.status, await response.text()).toBe(200)
    const { newest, shown } = await versions(id)
    for (const version of [newest, shown]) {
      expect(version).toMatchObject({ startPrice: 5, _status: 'published', reviewState: 'none' })
    }
    expect(newest?.reviewLog).toMatchObject([{ state: 'submitted' }])
  })

  it('is told from the save of an outdated form', async () => {
    const { id } = await aCommunity({ startPrice: 5 })
    await save(editor, id, 6)
    expect((await revert(id, { startPrice: 7 })).status).toBe(409)
    expect((await revert(id, { _status: 'draft' })).status).toBe(409)
    expect((await versions(id)).newest).toMatchObject({ startPrice: 6 })
  })
})

it('a save without a version is accepted', async () => {
  const { id } = await aCommunity()
  await save(other, id, 1)
  expect((await save(editor, id, 2)).startPrice).toBe(2)
})

it('an older version can be restored over a newer one', async () => {
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

it('a save that references a deleted document reports it', async () => {
  const { id, slug } = await aCommunity()
  const gone = await aBuilder()
  const payload = await testPayload()
  await payload.delete({ collection: 'builders', id: gone.id })
  const response = await cms(`communities/${id}`, {
    method: 'PATCH',
    headers: { authorization: await getApiKey('editor') },
    body: { slug, builders: [gone.id] },
  })
  expect(response.status).toBe(409)
  expect(await response.text()).toContain('was deleted by another user')
})
