import type { CollectionBeforeChangeHook } from 'payload'
import { beforeEach, expect, it } from 'vitest'
import { editListings } from '@/data/communities/edit-listings'
import { updateListings } from '@/data/dashboard/mutations'
import { savePlansAndHomes } from '@/data/homes/edit/mutations'
import { readPlansAndHomes } from '@/data/homes/edit/queries'
import { acceptValid } from '@/data/submissions/review/decisions'
import { restoreVerifications, verifyBuilder } from '@/data/verification/mutations'
import { HOMES } from '@/domain/homes/edit-columns'
import { aBuilder, aCommunity, aHome, aUser, testPayload } from '../../../fixtures/site'
import { as } from '../../../fixtures/staff'
import {
  applySubmission,
  layout,
  submitConfirmed,
  undoSubmission,
} from '../../../fixtures/submissions'

const editor = await aUser('editor')
const payload = await testPayload()

/** Saves that the hook saw, such as `communities 7`. */
let seen: string[] = []
const note: CollectionBeforeChangeHook = ({ collection, data, originalDoc }) => {
  seen.push(`${collection.slug} ${originalDoc?.id ?? 'new'}`)
  return data
}
// As a developer would add one to the collections.
for (const slug of ['communities', 'homes'] as const) {
  const { hooks } = payload.collections[slug].config
  hooks.beforeChange = [...(hooks.beforeChange ?? []), note]
}
beforeEach(() => {
  seen = []
})

async function aListing() {
  const builder = await aBuilder()
  const community = await aCommunity({ builders: [builder.id], startPrice: 300_000 })
  const home = await aHome({ community: community.id, builder: builder.id, price: 400_000 })
  seen = []
  return { builder, community, home }
}

it('a hook of a collection runs when its form is saved', async () => {
  const { community } = await aListing()
  const { id } = community
  await payload.update({ collection: 'communities', id, data: { buildTime: '5' }, ...as(editor) })
  expect(seen).toEqual([`communities ${id}`])
})

it('a hook of a collection runs when the grid of the list is saved', async () => {
  const { community } = await aListing()
  const { id } = community
  const from = { startPrice: 300_000, status: 'available', verifiedAt: null } as const
  await editListings([{ id, from, to: { ...from, startPrice: 310_000 } }], editor)
  expect(seen).toEqual([`communities ${id}`])
})

it('a hook of a collection runs when the grid of plans and homes is saved', async () => {
  const { community, home } = await aListing()
  const { rows } = await readPlansAndHomes(community.id, editor, new Date())
  const from = rows.find(({ id }) => id === home.id)?.values ?? {}
  const row = { key: 'home', sheet: HOMES, id: home.id, isRemoved: false, copyOf: null }
  await savePlansAndHomes(community.id, [{ ...row, from, to: { price: 410_000 } }], editor)
  expect(seen).toEqual([`homes ${home.id}`])
})

it('a hook of a collection runs in bulk actions, in verifications and when they are taken back', async () => {
  const { builder, community } = await aListing()
  const { id } = community
  await updateListings([id], { field: 'status', value: 'sold_out' }, editor)
  await verifyBuilder(builder.id, editor)
  await restoreVerifications([{ id, verifiedAt: null }], editor)
  expect(seen).toEqual([`communities ${id}`, `communities ${id}`, `communities ${id}`])
})

it('a hook of a collection runs when a schedule publishes', async () => {
  const { community } = await aListing()
  const doc = { relationTo: 'communities', value: community.id } as const
  await payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish', doc } })
  await payload.jobs.run({ silent: true })
  expect(seen).toEqual([`communities ${community.id}`])
})

it('a hook of a collection runs when a submission is published and when it is undone', async () => {
  const { builder, community, home } = await aListing()
  const more = { Community: community.name ?? '', City: 'Boerne' }
  const file = layout(
    { Type: 'Community', ...more, Price: '$305,000' },
    { Type: 'Home', ...more, 'Street address': home.address ?? '', Price: '$395,000' },
    {
      Type: 'Home',
      ...more,
      'Street address': '1 New Run',
      Price: '$395,000',
      'Square feet': 2000,
      Bedrooms: 3,
      Stage: 'Ready',
      Availability: 'Available',
    },
  )
  const submission = await submitConfirmed(builder, file, editor)
  await acceptValid(submission, 'all', editor)
  const result = await applySubmission(submission, editor)
  expect(result).toMatchObject({ state: 'applied', updated: 2, created: 1 })
  expect(seen).toEqual(['homes new', `communities ${community.id}`, `homes ${home.id}`])
  seen = []
  expect(await undoSubmission(submission, editor)).toMatchObject({ restored: 3, kept: [] })
  expect(seen).toHaveLength(3)
  expect(seen).toEqual(expect.arrayContaining([`communities ${community.id}`, `homes ${home.id}`]))
})
