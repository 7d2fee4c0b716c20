import { expect, it } from 'vitest'
import { runDueJobs } from '@/data/jobs/run-due'
import { changeMapping, confirmMapping, readMappingView } from '@/data/submissions/intake/mapping'
import {
  backToColumns,
  discardSubmission,
  readAgain,
  reopenSubmission,
  startApplying,
} from '@/data/submissions/mutations'
import { decide, decideMatches, decideMissing } from '@/data/submissions/review/decisions'
import { reviewPage } from '@/data/submissions/review/review'
import type { Community } from '@/payload-types'
import { aBuilder, aCommunity, aHome, aPlan, aUser, testPayload } from '../../../fixtures/site'
import { as } from '../../../fixtures/staff'
import {
  applySubmission,
  csv,
  decideAll,
  layout,
  listingValues,
  readRows,
  readSummary,
  rowNamed,
  submit,
  submitConfirmed,
  undoSubmission,
} from '../../../fixtures/submissions'

const editor = await aUser('editor')
const payload = await testPayload()

let count = 0
/** A submission that lowers the prices of two communities by 5,000. */
async function aSubmission() {
  count += 1
  const builder = await aBuilder({ name: `Reopened ${count}` })
  const [one, two] = [`Agarita ${count}`, `Bluestem ${count}`]
  const communities = [
    await aCommunity({ name: one, builders: [builder.id], startPrice: 300_000 }),
    await aCommunity({ name: two, builders: [builder.id], startPrice: 310_000 }),
  ] as const
  const id = await submit(
    builder,
    csv(
      ['Community', 'City', 'Price from'],
      [one, 'Boerne', '$295,000'],
      [two, 'Boerne', '$305,000'],
    ),
  )
  return { builder, id, one, two, communities }
}

const target = 'community.startPrice'

async function choose(id: number, name: string, choice: 'accept' | 'reject' | null) {
  const { record } = await rowNamed(id, name)
  await decideAll(id, [{ record, target, choice }], editor)
}

const readPrice = async ({ id }: Community): Promise<number | null | undefined> =>
  (await payload.findByID({ collection: 'communities', id, depth: 0 })).startPrice

const readDecision = async (id: number, name: string) =>
  (await rowNamed(id, name)).fields[0]?.decision?.choice ?? null

const setPrice = (community: Community, startPrice: number) =>
  payload.update({
    collection: 'communities',
    id: community.id,
    data: { startPrice },
    ...as(editor),
  })

it('a submission that was published with open decisions is opened again, and its second publishing is undone with the first', async () => {
  const { id, one, two, communities } = await aSubmission()
  const before = await listingValues()
  await choose(id, one, 'accept')
  expect(await applySubmission(id, editor)).toMatchObject({ state: 'applied', updated: 1 })
  expect(await reopenSubmission(id, editor)).toBeNull()
  expect(await readSummary(id)).toMatchObject({
    status: 'review',
    counts: { unchanged: 1, changed: 1, decidable: 1, decided: 0, accepted: 0 },
  })
  await choose(id, two, 'accept')
  expect(await applySubmission(id, editor)).toMatchObject({ state: 'applied', updated: 1 })
  expect([await readPrice(communities[0]), await readPrice(communities[1])]).toEqual([
    295_000, 305_000,
  ])
  expect(await undoSubmission(id, editor)).toMatchObject({ state: 'undone', restored: 2, kept: [] })
  expect(await listingValues()).toEqual(before)

  expect(await reopenSubmission(id, editor)).toBeNull()
  expect(await readSummary(id)).toMatchObject({ counts: { decidable: 2, decided: 2, accepted: 2 } })
  expect([await readDecision(id, one), await readDecision(id, two)]).toEqual(['accept', 'accept'])
  expect(await applySubmission(id, editor)).toMatchObject({ state: 'applied', updated: 2 })
  expect(await readSummary(id)).toMatchObject({ status: 'applied', undoneAt: null, undoneBy: null })
  expect(await undoSubmission(id, editor)).toMatchObject({ restored: 2, kept: [] })
  expect(await listingValues()).toEqual(before)
  const audit = await payload.find({
    collection: 'audit-entries',
    where: { collectionSlug: { equals: 'submissions' }, documentId: { equals: String(id) } },
    pagination: false,
    depth: 0,
  })
  expect(audit.docs.filter(({ changedFields }) => changedFields?.includes('status'))).toHaveLength(
    12,
  )
  const versions = await payload.countVersions({
    collection: 'communities',
    where: { parent: { equals: communities[0].id } },
  })
  // As created, published, verified, undone, published, undone.
  expect(versions.totalDocs).toBe(6)
})

const homes = 'community.homesAvailable' as const

/** A submission with a lower price and fewer homes of a community, of which the price is published. */
async function withPublishedPrice() {
  count += 1
  const name = `Twice ${count}`
  const builder = await aBuilder()
  const community = await aCommunity({
    name,
    builders: [builder.id],
    startPrice: 300_000,
    homesAvailable: 12,
  })
  const id = await submit(
    builder,
    csv(['Community', 'City', 'Price from', 'Homes available'], [name, 'Boerne', '$295,000', 9]),
  )
  const { record } = await rowNamed(id, name)
  await decideAll(id, [{ record, target, choice: 'accept' }], editor)
  expect(await applySubmission(id, editor)).toMatchObject({ updated: 1 })
  return { id, record, community }
}

const shown = (id: number) => payload.findByID({ collection: 'communities', id, depth: 0 })

it('a listing that a submission changes twice is undone to what was before the first time', async () => {
  const { id, record, community } = await withPublishedPrice()
  await reopenSubmission(id, editor)
  await decideAll(id, [{ record, target: homes, choice: 'accept' }], editor)
  expect(await applySubmission(id, editor)).toMatchObject({ updated: 1 })
  expect(await shown(community.id)).toMatchObject({ startPrice: 295_000, homesAvailable: 9 })
  expect(await undoSubmission(id, editor)).toMatchObject({ restored: 1, kept: [] })
  expect(await shown(community.id)).toMatchObject({ startPrice: 300_000, homesAvailable: 12 })
})

it('what someone changed between two publishings is not undone with the second', async () => {
  const { id, record, community } = await withPublishedPrice()
  await setPrice(community, 299_000)
  await reopenSubmission(id, editor)
  // The accepted price was about 300,000.
  expect((await readSummary(id)).counts).toMatchObject({ decidable: 2, decided: 0 })
  await decideAll(id, [{ record, target: homes, choice: 'accept' }], editor)
  expect(await applySubmission(id, editor)).toMatchObject({ updated: 1 })
  expect(await undoSubmission(id, editor)).toMatchObject({ restored: 1, kept: [] })
  expect(await shown(community.id)).toMatchObject({ startPrice: 299_000, homesAvailable: 12 })
})

it('what someone changed after the undo is decided again, and the rest is as it was', async () => {
  const { id, one, two, communities } = await aSubmission()
  await choose(id, one, 'accept')
  await choose(id, two, 'reject')
  await applySubmission(id, editor)
  await undoSubmission(id, editor)
  await setPrice(communities[0], 301_000)
  await reopenSubmission(id, editor)
  expect([await readDecision(id, one), await readDecision(id, two)]).toEqual([null, 'reject'])
})

it('a new home that was undone is new again with its decision, its filled in price and its plan', async () => {
  const builder = await aBuilder({ name: 'Reopened Homes' })
  const community = await aCommunity({ name: 'Sotol Reach', builders: [builder.id] })
  const plan = await aPlan({ community: community.id, builder: builder.id, name: 'The Frio' })
  const other = await aPlan({ community: (await aCommunity()).id, builder: builder.id })
  const id = await submitConfirmed(
    builder,
    layout({
      Type: 'Home',
      Community: 'Sotol Reach',
      City: 'Boerne',
      'Street address': '8 Sotol Way',
      Plan: 'Frio Grande',
      Bedrooms: 3,
    }),
    editor,
  )
  const address = '8 Sotol Way'
  const { record, newListing } = await rowNamed(id, address)
  expect(newListing).toMatchObject({
    newAs: 'publish',
    lacking: [{ field: 'home.price' }, { field: 'home.squareFeet' }, { field: 'home.baths' }],
    plan: { name: 'Frio Grande', isMatched: false, plans: [{ id: plan.id, name: 'The Frio' }] },
  })
  const typed = String(other.id)
  expect(
    await decide(id, [{ record, target: 'plan', choice: 'accept', typed }], editor),
  ).toMatchObject({ problems: [{ message: 'Choose a plan of the community.' }] })
  await decideAll(
    id,
    [
      { record, target: 'plan', choice: 'accept', typed: String(plan.id) },
      { record, target: 'home.price', choice: 'accept', typed: '$402,500' },
    ],
    editor,
  )
  // Typed values do not accept the listing.
  expect((await readSummary(id)).counts).toMatchObject({ decided: 0, accepted: 0 })
  await decideAll(id, [{ record, target: 'listing', choice: 'accept' }], editor)
  expect(await applySubmission(id, editor)).toMatchObject({ state: 'applied', created: 1 })
  const { docs } = await payload.find({
    collection: 'homes',
    where: { address: { equals: address } },
    depth: 0,
  })
  expect(docs).toMatchObject([{ price: 402_500, plan: plan.id, beds: 3, _status: 'published' }])

  await reopenSubmission(id, editor)
  expect(await readSummary(id)).toMatchObject({ counts: { new: 0, decidable: 0 } })
  expect(await discardSubmission(id, editor)).toBeNull()
  await undoSubmission(id, editor)
  await reopenSubmission(id, editor)
  expect((await rowNamed(id, address)).newListing).toMatchObject({
    decision: { choice: 'accept' },
    lacking: [
      { field: 'home.price', decision: { typed: { value: 402_500 } } },
      { field: 'home.squareFeet' },
      { field: 'home.baths' },
    ],
    plan: { decision: { typed: { value: plan.id, text: 'The Frio' } } },
  })
})

it('a submission is opened again only when it is published or undone, and by one of two editors', async () => {
  const { id, one } = await aSubmission()
  expect(await reopenSubmission(id, editor)).toMatchObject({
    message: 'This submission is not published yet.',
  })
  await choose(id, one, 'accept')
  expect(await startApplying({ submission: id, mode: 'publish', note: '' }, editor)).toBeNull()
  expect(await reopenSubmission(id, editor)).toMatchObject({
    message: 'This submission is being published right now.',
  })
  await runDueJobs('publishing')
  const results = await Promise.all([reopenSubmission(id, editor), reopenSubmission(id, editor)])
  expect(results.filter((result) => result === null)).toHaveLength(1)
})

it('what is published of a submission that was opened again stays, whatever becomes of it', async () => {
  const { id, one, communities } = await aSubmission()
  await choose(id, one, 'accept')
  await applySubmission(id, editor)
  await reopenSubmission(id, editor)
  const message = expect.stringContaining('A part of this submission is published.')
  expect(await backToColumns(id, editor)).toMatchObject({ message })
  expect(await readAgain(id, editor)).toMatchObject({ message })
  expect(await discardSubmission(id, editor)).toBeNull()
  expect(await readSummary(id)).toMatchObject({ status: 'applied', result: { state: 'applied' } })
  expect(await undoSubmission(id, editor)).toMatchObject({ state: 'undone', kept: [] })
  expect(await readPrice(communities[0])).toBe(300_000)
})

it('back at the columns, decisions count where a row says the same once it is read again', async () => {
  const builder = await aBuilder({ name: 'Back to Columns' })
  const [one, two] = ['Agave Point', 'Sotol Point']
  await aCommunity({ name: one, builders: [builder.id], startPrice: 300_000, endPrice: 500_000 })
  await aCommunity({ name: two, builders: [builder.id], startPrice: 310_000, endPrice: 500_000 })
  const id = await submit(
    builder,
    csv(
      ['Community', 'City', 'Price from', 'Homes available'],
      [one, 'Boerne', '$295,000', 5],
      [two, 'Boerne', '$305,000', 6],
    ),
  )
  const [first, second] = [await rowNamed(id, one), await rowNamed(id, two)]
  await decideAll(
    id,
    [
      { record: first.record, target, choice: 'accept' },
      { record: first.record, target: homes, choice: 'reject' },
      { record: second.record, target, choice: 'accept', typed: '$306,000' },
    ],
    editor,
  )
  expect(await backToColumns(id, editor)).toBeNull()
  expect((await readSummary(id)).status).toBe('mapping')
  expect(await decide(id, [{ record: first.record, target, choice: null }], editor)).toMatchObject({
    message: 'Check the columns of this submission first.',
  })
  const before = await readMappingView(id)
  const [table] = before.tables
  expect(table?.columns.map((column) => column.target)).toEqual([
    'community.name',
    'community.city',
    target,
    homes,
  ])
  const column = table?.columns[2]?.column ?? 0
  // The prices are the highest ones, not those from which homes start.
  await changeMapping(id, [{ table: table?.table ?? 0, column, target: 'community.endPrice' }])
  expect(await confirmMapping(id, editor)).toBeNull()
  await runDueJobs('submissions')
  const other = await rowNamed(id, one)
  expect(other.fields.map(({ field, decision }) => [field, decision?.choice ?? null])).toEqual([
    ['community.endPrice', null],
    [homes, 'reject'],
  ])

  expect(await backToColumns(id, editor)).toBeNull()
  await changeMapping(id, [{ table: table?.table ?? 0, column, target }])
  await confirmMapping(id, editor)
  await runDueJobs('submissions')
  const again = (await readRows(id)).flatMap(({ fields }) => fields.map(({ decision }) => decision))
  expect(again).toMatchObject([
    { choice: 'accept', typed: null },
    { choice: 'reject' },
    { choice: 'accept', typed: { value: 306_000 } },
    null,
  ])
})

it('a listing that was chosen for a row is forgotten when the columns make another row of it', async () => {
  const builder = await aBuilder({ name: 'Linked Columns' })
  const community = await aCommunity({ name: 'Mesquite Hollow', builders: [builder.id] })
  const id = await submit(
    builder,
    csv(
      ['Community', 'City', 'Price from', 'Sales contact'],
      ['Meadow Glen', 'Boerne', '$295,000', 'Fern Canyon'],
    ),
  )
  const [row] = await readRows(id)
  const record = row?.record ?? ''
  await decideMatches(id, [{ record, decision: { link: community.id } }], editor)
  expect((await rowNamed(id, 'Meadow Glen')).listing?.id).toBe(community.id)
  const reread = async (changes: Parameters<typeof changeMapping>[1]) => {
    await backToColumns(id, editor)
    await changeMapping(id, changes)
    expect(await confirmMapping(id, editor)).toBeNull()
    await runDueJobs('submissions')
  }
  await reread([])
  expect((await rowNamed(id, 'Meadow Glen')).listing?.id).toBe(community.id)
  await reread([
    { table: 0, column: 0, target: null },
    { table: 0, column: 3, target: 'community.name' },
  ])
  expect((await rowNamed(id, 'Fern Canyon')).listing).toBeNull()
})

it('a submission without columns stays in review', async () => {
  const { id } = await aSubmission()
  await payload.update({ collection: 'submissions', id, data: { mapping: null } })
  expect(await backToColumns(id, editor)).toMatchObject({
    message: 'This submission has no columns to check.',
  })
  expect(await readSummary(id)).toMatchObject({ status: 'review', hasColumns: false })
})

it('all missing listings that wait are decided at once, and floor plans are not sold out', async () => {
  const builder = await aBuilder({ name: 'Missing Homes' })
  const community = await aCommunity({ name: 'Missing Ranch', builders: [builder.id] })
  const parents = { community: community.id, builder: builder.id }
  for (const name of ['The Blanco', 'The Frio']) await aPlan({ ...parents, name })
  for (const address of ['1 Elm', '2 Elm', '3 Elm']) await aHome({ ...parents, address })
  const rows = ['Home', 'Floor plan'].map((Type) => ({
    Type,
    Community: 'Missing Ranch',
    City: 'Boerne',
    ...(Type === 'Home' ? { 'Street address': '9 Oak' } : { Plan: 'The Pecos' }),
  }))
  const id = await submit(builder, layout(...rows))
  const missing = async () =>
    (await readRows(id))
      .filter((row) => row.missing)
      .map(({ name, missing }) => [name, missing?.decision?.choice ?? null])
  const kept = await rowNamed(id, '2 Elm')
  await decideAll(id, [{ record: kept.record, target: 'missing', choice: 'keep' }], editor)
  expect((await readSummary(id)).counts.openMissing).toBe(4)
  expect(await decideMissing(id, 'sold-out', editor)).toEqual({ state: 'decided', count: 2 })
  expect(Object.fromEntries(await missing())).toEqual({
    '1 Elm': 'sold-out',
    '2 Elm': 'keep',
    '3 Elm': 'sold-out',
    'The Blanco': null,
    'The Frio': null,
  })
  expect(await decideMissing(id, 'keep', editor)).toEqual({ state: 'decided', count: 2 })
  expect((await readSummary(id)).counts.openMissing).toBe(0)
})

it('a view says how many listings it leaves out, and how many decisions are open in them', async () => {
  const { id, one, two } = await aSubmission()
  const query = { submission: id, offset: 0, limit: 50 } as const
  const hiddenBy = async (filter: 'changes' | 'new', hideDecided = false) =>
    (await reviewPage({ ...query, filter, hideDecided })).hidden
  expect(await hiddenBy('changes')).toEqual({ rows: 0, open: 0 })
  expect(await hiddenBy('new')).toEqual({ rows: 2, open: 2 })
  await choose(id, one, 'reject')
  expect(await hiddenBy('new')).toEqual({ rows: 2, open: 1 })
  expect(await hiddenBy('changes', true)).toEqual({ rows: 1, open: 0 })
  await choose(id, two, 'accept')
  expect(await hiddenBy('new')).toEqual({ rows: 2, open: 0 })
})
