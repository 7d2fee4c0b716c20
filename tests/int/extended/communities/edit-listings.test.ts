import { describe, expect, it } from 'vitest'
import { editListings } from '@/data/communities/edit-listings'
import {
  type ListingEdit,
  type ListingValues,
  reversedEdit,
} from '@/domain/communities/listing-edit'
import type { Community } from '@/payload-types'
import { aCommunity, aUser, testPayload } from '../../../fixtures/site'
import { as } from '../../../fixtures/staff'

const editor = await aUser('editor')
const contributor = await aUser('contributor')

const found = async (id: number, draft = false): Promise<Community> =>
  (await testPayload()).findByID({ collection: 'communities', id, draft, depth: 0 })

const verifiedAt = '2026-11-20T18:00:00.000Z'

function getValues({ startPrice, status, verifiedAt }: Community): ListingValues {
  return {
    startPrice: startPrice ?? null,
    status: status ?? null,
    verifiedAt: verifiedAt ?? null,
  }
}

const edit = (seen: Community, to: Partial<ListingValues>): ListingEdit => ({
  id: seen.id,
  from: getValues(seen),
  to: { ...getValues(seen), ...to },
})

const aListing = () => aCommunity({ startPrice: 300_000, endPrice: 400_000 })

it('edits of several listings are saved, each with an audit entry, and undone by their reverse', async () => {
  const listings = [await aListing(), await aListing(), await aCommunity({ _status: 'draft' })]
  const edits = listings.map((listing) => edit(listing, { startPrice: 310_000, verifiedAt }))
  const ids = listings.map(({ id }) => id)
  expect(await editListings(edits, editor)).toEqual({ saved: ids, problems: [] })
  for (const id of ids) {
    expect(await found(id, true)).toMatchObject({ startPrice: 310_000, verifiedAt })
  }
  expect(await found(ids[0] ?? 0)).toMatchObject({ startPrice: 310_000, _status: 'published' })
  const { docs } = await (await testPayload()).find({
    collection: 'audit-entries',
    where: { documentId: { equals: String(ids[0]) }, action: { equals: 'updated' } },
    depth: 0,
  })
  const price = { field: 'startPrice', from: listings[0]?.startPrice, to: 310_000 }
  expect(docs).toMatchObject([
    {
      user: editor.id,
      changedFields: ['startPrice', 'verifiedAt'],
      changedValues: [price, { field: 'verifiedAt', from: null }],
    },
  ])

  expect(await editListings(edits.map(reversedEdit), editor)).toEqual({ saved: ids, problems: [] })
  for (const listing of listings) {
    expect(getValues(await found(listing.id, true))).toEqual(getValues(listing))
  }
})

it('an edit changes only its own value of a published listing with a newer draft', async () => {
  const payload = await testPayload()
  const { id } = await aListing()
  const draft = await payload.update({
    collection: 'communities',
    id,
    data: { startPrice: 1, status: 'sold_out' },
    draft: true,
    ...as(contributor),
  })
  await editListings([edit(draft, { startPrice: 320_000 })], editor)
  expect(await found(id)).toMatchObject({ startPrice: 320_000, status: 'available' })
  expect(await found(id, true)).toMatchObject({
    startPrice: 320_000,
    status: 'sold_out',
    _status: 'draft',
  })
})

it('an edit of a listing whose draft waits for review leaves it waiting, and sends no email', async () => {
  const payload = await testPayload()
  const { id } = await aListing()
  const submitted = { name: 'A new name', reviewAction: 'submit' }
  const draft = await payload.update({
    collection: 'communities',
    id,
    data: submitted,
    draft: true,
    ...as(contributor),
  })
  const emails = async () => (await payload.count({ collection: 'deliveries' })).totalDocs
  const before = await emails()
  expect(await editListings([edit(draft, { startPrice: 320_000 })], editor)).toMatchObject({
    saved: [id],
  })
  const { name, reviewState, reviewLog } = draft
  expect(reviewState).toBe('submitted')
  expect(await found(id, true)).toMatchObject({ name, reviewState, reviewLog, _status: 'draft' })
  expect(await found(id)).toMatchObject({ reviewState: 'none', startPrice: 320_000 })
  expect(await emails()).toBe(before)
  const { docs } = await payload.find({
    collection: 'audit-entries',
    where: { documentId: { equals: String(id) }, user: { equals: editor.id } },
    depth: 0,
  })
  expect(docs.map(({ action, changedFields }) => [action, changedFields])).toEqual([
    ['updated', ['startPrice']],
    ['updated', ['startPrice']],
  ])
})

describe('an edit is not saved, and the others are,', () => {
  async function saveForProblem(
    prepare: (listing: Community) => Promise<unknown>,
    startPrice = 350_000,
  ) {
    const [listing, other] = [await aListing(), await aListing()]
    await prepare(listing)
    const before = getValues(await found(listing.id, true))
    const edits = [edit(listing, { startPrice }), edit(other, { startPrice: 350_000 })]
    const { saved, problems } = await editListings(edits, editor)
    expect(saved).toEqual([other.id])
    expect(getValues(await found(listing.id, true))).toEqual(before)
    expect(await found(other.id)).toMatchObject({ startPrice: 350_000 })
    return problems.map(({ problem }) => problem)
  }

  it('when someone changed the listing after the editor saw it', async () => {
    const change = async ({ id }: Community) =>
      (await testPayload()).update({
        collection: 'communities',
        id,
        data: { startPrice: 305_000, _status: 'published' },
      })
    expect(await saveForProblem(change)).toEqual([
      { state: 'changed', by: 'Another user', stored: { startPrice: 305_000 } },
    ])
  })

  it('when another user is editing the listing', async () => {
    const lock = async ({ id }: Community) =>
      (await testPayload()).create({
        collection: 'payload-locked-documents',
        data: {
          document: { relationTo: 'communities', value: id },
          user: { relationTo: 'users', value: contributor.id },
        },
      })
    expect(await saveForProblem(lock)).toEqual([{ state: 'locked', by: contributor.name }])
  })

  it('when the price is above the highest price', async () => {
    const message = 'The highest price is below the starting price'
    expect(await saveForProblem(async () => {}, 400_001)).toEqual([
      { state: 'invalid', problems: { endPrice: message } },
    ])
  })

  it('when the listing was deleted', async () => {
    const other = await aListing()
    const gone = { ...edit(other, { startPrice: 1 }), id: 2_000_000_000 }
    expect(await editListings([gone], editor)).toMatchObject({
      saved: [],
      problems: [
        { id: gone.id, problem: { state: 'refused', message: 'It was deleted. Reload the page.' } },
      ],
    })
  })
})

it('of two editors who save the same listing at the same time, one is told', async () => {
  const listing = await aListing()
  const results = await Promise.all(
    [310_000, 320_000].map((startPrice) => editListings([edit(listing, { startPrice })], editor)),
  )
  expect(results.flatMap(({ saved }) => saved)).toEqual([listing.id])
  expect(results.flatMap(({ problems }) => problems)).toMatchObject([
    { id: listing.id, problem: { state: 'changed', by: editor.name } },
  ])
})
