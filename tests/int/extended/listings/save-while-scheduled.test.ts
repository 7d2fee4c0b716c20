import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { runDueJobs } from '@/data/jobs/run-due'
import { saveListing } from '@/data/listings/save-listing'
import { aCommunity, aUser, testPayload } from '../../../fixtures/site'
import { as } from '../../../fixtures/staff'

const editor = await aUser('editor')
const payload = await testPayload()

const found = (id: number, draft: boolean) =>
  payload.findByID({ collection: 'communities', id, draft, depth: 0 })

/** A community whose draft is published by a schedule that is due now. */
async function aScheduledDraft(): Promise<number> {
  const { id } = await aCommunity({ startPrice: 350_000 })
  await payload.update({
    collection: 'communities',
    id,
    data: { buildTime: '5 months', _status: 'draft' },
    draft: true,
    ...as(editor),
  })
  const doc = { relationTo: 'communities', value: id } as const
  const input = { type: 'publish', doc } as const
  await payload.jobs.queue({ task: 'schedulePublish', queue: 'default', input })
  return id
}

async function saveEach(ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const req = await createLocalReq({ user: editor }, payload)
    const change = { id, data: { startPrice: 340_000 } }
    expect(await saveListing(req, 'communities', change)).toMatchObject({ state: 'saved' })
  }
}

it('a save and a schedule that publishes at the same moment both count', async () => {
  const ids: number[] = []
  for (let count = 0; count < 8; count += 1) ids.push(await aScheduledDraft())
  await Promise.all([saveEach(ids), runDueJobs('default'), saveEach(ids.toReversed())])
  // Five jobs run at once; the others follow.
  while ((await runDueJobs('default')) > 0);
  for (const id of ids) {
    const both = { startPrice: 340_000, buildTime: '5 months', _status: 'published' }
    expect(await found(id, false)).toMatchObject(both)
    expect(await found(id, true)).toMatchObject(both)
  }
})
