import { expect, it } from 'vitest'
import { builderBySlug } from '@/data/builders/queries'
import { communityBySlug } from '@/data/communities/queries'
import { serverState } from '@/lib/server-state'
import { createDeferred } from '../../../create-deferred'
import { countConcurrentQueries } from '../../../fixtures/concurrent-queries'
import { aBuilder, aCommunity, testPayload } from '../../../fixtures/site'

async function aBuilderWithCommunity() {
  const { id, slug } = await aBuilder({ name: 'Old Homes' })
  const community = await aCommunity({ builders: [id] })
  return { id, slug, community }
}

/** Renames a builder in a request of its own, as an editor does during a render. */
const rename = async (id: number, name: string) =>
  (await testPayload()).update({ collection: 'builders', id, data: { name } })

async function readSnapshot<Result>(work: () => Promise<Result>): Promise<Result> {
  await testPayload()
  if (!serverState.readSnapshot) throw new Error('The adapter provides no snapshots')
  return serverState.readSnapshot(work)
}

it('reads of Payload and in SQL see one state while the content changes', async () => {
  const { id, slug, community } = await aBuilderWithCommunity()
  const isRead = createDeferred()
  const isRenamed = createDeferred()
  const reading = readSnapshot(async () => {
    const before = await builderBySlug(slug)
    isRead.resolve()
    await isRenamed.promise
    // Concurrent reads share the connection.
    const [after, shown] = await Promise.all([builderBySlug(slug), communityBySlug(community.slug)])
    return [before?.name, after?.name, shown?.builders[0]?.name]
  })
  await isRead.promise
  await rename(id, 'New Homes')
  isRenamed.resolve()
  expect(await reading).toEqual(['Old Homes', 'Old Homes', 'Old Homes'])
  expect((await builderBySlug(slug))?.name).toBe('New Homes')
})

it('reads that are started at once are sent one after another', async () => {
  const { slug, community } = await aBuilderWithCommunity()
  const read = () =>
    readSnapshot(() => Promise.all([builderBySlug(slug), communityBySlug(community.slug)]))
  expect(await countConcurrentQueries(read)).toBe(1)
})

it('reads that a render left running are from the pool, and its connection returns to it', async () => {
  const { pool } = (await testPayload()).db
  const { slug } = await aBuilderWithCommunity()
  const ended = createDeferred()
  let late: Promise<string | undefined> = Promise.resolve(undefined)
  const lent = pool.totalCount - pool.idleCount
  await readSnapshot(async () => {
    late = ended.promise.then(async () => (await builderBySlug(slug))?.name)
  })
  ended.resolve()
  expect(await late).toBe('Old Homes')
  expect(pool.totalCount - pool.idleCount).toBe(lent)
})

it('a snapshot cannot write, and a failed render returns its connection', async () => {
  const { pool } = (await testPayload()).db
  const { id } = await aBuilderWithCommunity()
  const lent = pool.totalCount - pool.idleCount
  const write = async () => {
    await (await testPayload()).db.drizzle.execute(
      `update builders set name = 'x' where id = ${id}`,
    )
  }
  await expect(readSnapshot(write)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('read-only transaction') },
  })
  expect(pool.totalCount - pool.idleCount).toBe(lent)
})
