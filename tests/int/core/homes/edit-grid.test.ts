import { describe, expect, it } from 'vitest'
import { savePlansAndHomes } from '@/data/homes/edit/mutations'
import { readPlansAndHomes } from '@/data/homes/edit/queries'
import type { Values } from '@/domain/grid/column'
import { ROW, type RowEdit, type RowResult } from '@/domain/grid/state'
import { HOMES, PLANS } from '@/domain/homes/edit-columns'
import { aBuilder, aCommunity, aHome, aPlan, aUser, testPayload } from '../../../fixtures/site'
import { as } from '../../../fixtures/staff'

const editor = await aUser('editor')
const other = await aUser('editor')
const contributor = await aUser('contributor')
const { id: builder } = await aBuilder()
const payload = await testPayload()

type Collection = 'floor-plans' | 'homes'

const readRows = async (community: number) =>
  (await readPlansAndHomes(community, editor, new Date())).rows

/** The edit of a stored row, as the grid sends it. */
async function edit(
  community: number,
  sheet: string,
  id: number,
  to: Values,
  isRemoved = false,
): Promise<RowEdit> {
  const row = (await readRows(community)).find((one) => one.sheet === sheet && one.id === id)
  if (!row) throw new Error('The row is not in the grid')
  return { key: `${sheet}-${id}`, sheet, id, from: row.values, to, isRemoved, copyOf: null }
}

const added = (sheet: string, to: Values, copyOf: number | null = null): RowEdit => ({
  key: 'new-1',
  sheet,
  id: null,
  from: {},
  to,
  isRemoved: false,
  copyOf,
})

const getProblems = (results: readonly RowResult[]) =>
  results.flatMap((result) => ('problems' in result ? [result.problems] : []))

const savedIds = (results: readonly RowResult[]) =>
  results.flatMap((result) => ('saved' in result ? [result.saved.id] : []))

async function countVersions(collection: Collection, id: number): Promise<number> {
  const where = { parent: { equals: id } }
  return (await payload.countVersions({ collection, where })).totalDocs
}

const published = <Slug extends Collection>(collection: Slug, id: number) =>
  payload.findByID({ collection, id, depth: 0, trash: true })

const aHomeIn = (community: number, more: object = {}) => aHome({ community, builder, ...more })

it('the grid has the newest versions of a community’s plans and homes, without those sold long ago', async () => {
  const { id: community } = await aCommunity({ builders: [builder] })
  const plan = await aPlan({ community, builder })
  await aHomeIn(community, { address: '10 Elm' })
  const home = await aHomeIn(community, {
    address: '9 Elm',
    plan: plan.id,
    moveIn: '2026-12-15T12:00:00.000Z',
  })
  await aHomeIn(community, { address: '8 Elm', status: 'sold', soldAt: '2026-01-01T12:00:00.000Z' })
  await aHomeIn(community, { address: '11 Elm', status: 'sold', soldAt: new Date().toISOString() })
  await payload.update({
    collection: 'homes',
    id: home.id,
    data: { price: 1 },
    draft: true,
    ...as(editor),
  })
  const rows = await readRows(community)
  expect(rows.map(({ values }) => values.name ?? values.address)).toEqual([
    plan.name,
    '9 Elm',
    '10 Elm',
    '11 Elm',
  ])
  expect(rows[1]?.values).toMatchObject({
    plan: String(plan.id),
    builder: String(builder),
    price: 1,
    moveIn: '2026-12-15',
    publishing: 'changed',
  })
})

it('a save makes one version and one audit entry for each changed row, and none for the others', async () => {
  const { id: community } = await aCommunity()
  const homes = [await aHomeIn(community), await aHomeIn(community), await aHomeIn(community)]
  const [one, two, three] = homes.map(({ id }) => id) as [number, number, number]
  const edits = [
    await edit(community, HOMES, one, { price: 399_000, moveIn: '2026-12-15' }),
    await edit(community, HOMES, two, { price: 388_000 }),
    await edit(community, HOMES, three, { price: homes[2]?.price ?? null }),
  ]
  const results = await savePlansAndHomes(community, edits, editor)
  expect(savedIds(results)).toEqual([one, two, three])
  expect(await Promise.all([one, two, three].map((id) => countVersions('homes', id)))).toEqual([
    2, 2, 1,
  ])
  expect(await published('homes', one)).toMatchObject({
    price: 399_000,
    moveIn: '2026-12-15T12:00:00.000Z',
    _status: 'published',
    updatedBy: editor.id,
  })
  const { docs } = await payload.find({
    collection: 'audit-entries',
    where: { collectionSlug: { equals: 'homes' }, action: { equals: 'updated' } },
    depth: 0,
  })
  expect(
    docs.filter(({ documentId }) => [one, two, three].includes(Number(documentId))),
  ).toHaveLength(2)
})

describe('of two editors of the same row', () => {
  it('who change the same value, the second is told what it is now, and nothing is overwritten', async () => {
    const { id: community } = await aCommunity()
    const { id } = await aHomeIn(community)
    const second = await edit(community, HOMES, id, { price: 2, beds: 4 })
    await savePlansAndHomes(community, [await edit(community, HOMES, id, { price: 1 })], other)
    const [result] = await savePlansAndHomes(community, [second], editor)
    expect(result).toMatchObject({ changedBy: other.name, stored: { price: 1, beds: 3 } })
    expect(await published('homes', id)).toMatchObject({ price: 1, beds: 3 })
  })

  it('who change different values, both are saved', async () => {
    const { id: community } = await aCommunity()
    const { id } = await aHomeIn(community)
    const second = await edit(community, HOMES, id, { beds: 4 })
    await savePlansAndHomes(community, [await edit(community, HOMES, id, { price: 1 })], other)
    expect(savedIds(await savePlansAndHomes(community, [second], editor))).toEqual([id])
    expect(await published('homes', id)).toMatchObject({ price: 1, beds: 4 })
  })

  it('who save at the same time, one is told', async () => {
    const { id: community } = await aCommunity()
    const { id } = await aHomeIn(community)
    const edits = await Promise.all([1, 2].map((price) => edit(community, HOMES, id, { price })))
    const results = await Promise.all(
      edits.map((one) => savePlansAndHomes(community, [one], editor)),
    )
    expect(results.flat().filter((result) => 'saved' in result)).toHaveLength(1)
    expect(results.flat().filter((result) => 'changedBy' in result)).toHaveLength(1)
  })
})

it('a row that another user has open is not saved, and the others are', async () => {
  const { id: community } = await aCommunity()
  const [locked, free] = [await aHomeIn(community), await aHomeIn(community)]
  await payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'homes', value: locked.id },
      user: { relationTo: 'users', value: other.id },
    },
  })
  const results = await savePlansAndHomes(
    community,
    [
      await edit(community, HOMES, locked.id, { price: 1 }),
      await edit(community, HOMES, free.id, { price: 1 }),
    ],
    editor,
  )
  expect(getProblems(results)).toEqual([
    { [ROW]: `${other.name} is editing this. Try again later.` },
  ])
  expect(savedIds(results)).toEqual([free.id])
})

describe('what the forms refuse is refused at the row:', () => {
  it.each<[Values, string, RegExp]>([
    [{ squareFeet: 0 }, 'squareFeet', /whole number from 100/],
    [{ squareFeet: -2400 }, 'squareFeet', /whole number from 100/],
    [{ price: -1 }, 'price', /less than/],
    [{ earlierPrice: 1 }, 'earlierPrice', /not above the price/],
    [{ builder: null }, 'builder', /Enter a value/],
  ])('%o', async (to, path, message) => {
    const { id: community } = await aCommunity()
    const { id } = await aHomeIn(community)
    const results = await savePlansAndHomes(
      community,
      [await edit(community, HOMES, id, to)],
      editor,
    )
    expect(getProblems(results)).toEqual([{ [path]: expect.stringMatching(message) }])
    expect(await countVersions('homes', id)).toBe(1)
  })

  it('the plan of another community', async () => {
    const [{ id: community }, { id: elsewhere }] = [await aCommunity(), await aCommunity()]
    const plan = await aPlan({ community: elsewhere, builder })
    const { id } = await aHomeIn(community)
    const move = await edit(community, HOMES, id, { plan: String(plan.id) })
    expect(getProblems(await savePlansAndHomes(community, [move], editor))).toEqual([
      { plan: 'This plan belongs to another community.' },
    ])
  })

  it('a row that was moved to another community meanwhile, and one that was deleted', async () => {
    const [{ id: community }, { id: elsewhere }] = [await aCommunity(), await aCommunity()]
    const [moved, deleted] = [
      await aPlan({ community, builder }),
      await aPlan({ community, builder }),
    ]
    const edits = [
      await edit(community, PLANS, moved.id, { basePrice: 1 }),
      await edit(community, PLANS, deleted.id, { basePrice: 1 }),
    ]
    await payload.update({
      collection: 'floor-plans',
      id: moved.id,
      data: { community: elsewhere },
    })
    await payload.delete({ collection: 'floor-plans', id: deleted.id })
    expect(getProblems(await savePlansAndHomes(community, edits, editor))).toEqual([
      { [ROW]: 'It was moved to another community. Reload the page.' },
      { [ROW]: 'It was deleted. Reload the page.' },
    ])
    expect((await published('floor-plans', moved.id)).basePrice).not.toBe(1)
  })

  it('a second home with the same address', async () => {
    const { id: community } = await aCommunity()
    await aHomeIn(community, { address: '5 Elm', slug: '5-elm' })
    const fresh = {
      address: '5 Elm',
      builder: String(builder),
      stage: 'ready',
      status: 'available',
      publishing: 'published',
    }
    expect(getProblems(await savePlansAndHomes(community, [added(HOMES, fresh)], editor))).toEqual([
      { address: 'This community already has “5 Elm”.' },
    ])
  })
})

it('a new home is built from a new plan of the same save, with its builder', async () => {
  const { id: community } = await aCommunity()
  const plan = {
    name: 'The Concho',
    builder: String(builder),
    basePrice: 400_000,
    publishing: 'published',
  }
  const home = {
    address: '7 Elm',
    plan: 'new-1',
    builder: null,
    stage: 'ready',
    status: 'available',
    isModel: true,
    publishing: 'draft',
  }
  const results = await savePlansAndHomes(
    community,
    [{ ...added(HOMES, home), key: 'new-2' }, added(PLANS, plan)],
    editor,
  )
  const [planId, homeId] = savedIds(results)
  expect(await published('floor-plans', planId ?? 0)).toMatchObject({
    name: 'The Concho',
    slug: 'the-concho',
    community,
    _status: 'published',
  })
  expect(await published('homes', homeId ?? 0)).toMatchObject({
    address: '7 Elm',
    slug: '7-elm',
    plan: planId,
    builder,
    isModel: true,
    _status: 'draft',
  })
})

it('a home is not saved with a new plan that is refused', async () => {
  const { id: community } = await aCommunity()
  const home = {
    address: '7 Elm',
    plan: 'new-1',
    builder: String(builder),
    stage: 'ready',
    status: 'available',
    publishing: 'draft',
  }
  const plan = {
    name: 'The Concho',
    builder: String(builder),
    squareFeet: 1,
    publishing: 'published',
  }
  const edits = [{ ...added(HOMES, home), key: 'new-2' }, added(PLANS, plan)]
  expect(getProblems(await savePlansAndHomes(community, edits, editor))).toEqual([
    { squareFeet: expect.stringMatching(/whole number/) },
    { plan: 'This plan was not saved. Fix it first.' },
  ])
})

it('a duplicate of a plan has its texts, and its own name and URL', async () => {
  const { id: community } = await aCommunity()
  const plan = await aPlan({
    community,
    builder,
    name: 'The Frio',
    slug: 'the-frio',
    description: 'Airy.',
  })
  const [row] = await readRows(community)
  const copy = added(PLANS, { ...row?.values, name: 'The Frio II', basePrice: 5 }, plan.id)
  const [id] = savedIds(await savePlansAndHomes(community, [copy], editor))
  expect(await published('floor-plans', id ?? 0)).toMatchObject({
    name: 'The Frio II',
    slug: 'the-frio-ii',
    basePrice: 5,
    description: 'Airy.',
    _status: 'published',
  })
})

it('a home that is marked as sold has today as its date of sale, until it is available again', async () => {
  const { id: community } = await aCommunity()
  const { id } = await aHomeIn(community)
  await savePlansAndHomes(community, [await edit(community, HOMES, id, { status: 'sold' })], editor)
  expect((await published('homes', id)).soldAt).toMatch(/^\d{4}-/)
  await savePlansAndHomes(
    community,
    [await edit(community, HOMES, id, { status: 'available' })],
    editor,
  )
  expect(await published('homes', id)).toMatchObject({ status: 'available', soldAt: null })
})

describe('a removed row', () => {
  it('moves to the trash, after the homes that used a removed plan', async () => {
    const { id: community } = await aCommunity()
    const plan = await aPlan({ community, builder })
    const home = await aHomeIn(community, { plan: plan.id })
    const edits = [
      await edit(community, PLANS, plan.id, {}, true),
      await edit(community, HOMES, home.id, {}, true),
    ]
    expect(await savePlansAndHomes(community, edits, editor)).toEqual([
      { key: `homes-${home.id}`, removed: true },
      { key: `plans-${plan.id}`, removed: true },
    ])
    expect(await published('homes', home.id)).toMatchObject({
      deletedAt: expect.any(String),
      _status: 'draft',
    })
    expect(await readRows(community)).toEqual([])
  })

  it('stays when others use it, with the reason', async () => {
    const { id: community } = await aCommunity()
    const plan = await aPlan({ community, builder })
    const { address } = await aHomeIn(community, { plan: plan.id })
    const edits = [await edit(community, PLANS, plan.id, {}, true)]
    expect(getProblems(await savePlansAndHomes(community, edits, editor))).toEqual([
      { [ROW]: expect.stringContaining(`This floor plan is used in ${address}`) },
    ])
    expect(await published('floor-plans', plan.id)).toMatchObject({ _status: 'published' })
  })

  it('stays when another user changed it', async () => {
    const { id: community } = await aCommunity()
    const { id } = await aHomeIn(community)
    const removal = await edit(community, HOMES, id, {}, true)
    await savePlansAndHomes(community, [await edit(community, HOMES, id, { price: 1 })], other)
    const [result] = await savePlansAndHomes(community, [removal], editor)
    expect(result).toMatchObject({ changedBy: other.name })
    expect((await published('homes', id)).deletedAt ?? null).toBeNull()
  })
})

describe('the publishing of a row', () => {
  it('a draft stays a draft, and a newer draft stays beside the published version', async () => {
    const { id: community } = await aCommunity()
    const draft = await aHomeIn(community, { _status: 'draft' })
    const changed = await aHomeIn(community, { price: 1 })
    const options = { collection: 'homes', id: changed.id, draft: true } as const
    await payload.update({ ...options, data: { price: 2 }, ...as(editor) })
    const edits = [
      await edit(community, HOMES, draft.id, { price: 3 }),
      await edit(community, HOMES, changed.id, { beds: 5 }),
    ]
    await savePlansAndHomes(community, edits, editor)
    expect(await published('homes', draft.id)).toMatchObject({ _status: 'draft' })
    expect(await published('homes', changed.id)).toMatchObject({ price: 1, beds: 3 })
    expect(await payload.findByID({ ...options, depth: 0 })).toMatchObject({ price: 2, beds: 5 })
  })

  it('is changed by its column', async () => {
    const { id: community } = await aCommunity()
    const draft = await aHomeIn(community, { _status: 'draft' })
    const live = await aHomeIn(community)
    const edits = [
      await edit(community, HOMES, draft.id, { publishing: 'published' }),
      await edit(community, HOMES, live.id, { publishing: 'draft' }),
    ]
    await savePlansAndHomes(community, edits, editor)
    expect(await published('homes', draft.id)).toMatchObject({ _status: 'published' })
    expect(await published('homes', live.id)).toMatchObject({ _status: 'draft' })
  })
})

describe('a contributor', () => {
  it('saves drafts for review, of stored and of new rows', async () => {
    const { id: community } = await aCommunity()
    const { id } = await aHomeIn(community, { price: 1 })
    const fresh = {
      address: '7 Elm',
      builder: String(builder),
      stage: 'ready',
      status: 'available',
    }
    const edits = [await edit(community, HOMES, id, { price: 2 }), added(HOMES, fresh)]
    const [, newId] = savedIds(await savePlansAndHomes(community, edits, contributor))
    expect(await published('homes', id)).toMatchObject({ price: 1, _status: 'published' })
    const draft = await payload.findByID({ collection: 'homes', id, draft: true, depth: 0 })
    expect(draft).toMatchObject({ price: 2, _status: 'draft', updatedBy: contributor.id })
    expect(await published('homes', newId ?? 0)).toMatchObject({ _status: 'draft' })
  })

  it('neither publishes, nor unpublishes, nor removes', async () => {
    const { id: community } = await aCommunity()
    const { id } = await aHomeIn(community)
    const removal = await edit(community, HOMES, id, {}, true)
    expect(getProblems(await savePlansAndHomes(community, [removal], contributor))).toHaveLength(1)
    const unpublish = await edit(community, HOMES, id, { publishing: 'draft' })
    await savePlansAndHomes(community, [unpublish], contributor)
    expect(await published('homes', id)).toMatchObject({ _status: 'published' })
    const publish = await edit(community, HOMES, id, { publishing: 'published', price: 9 })
    await savePlansAndHomes(community, [publish], contributor)
    expect((await published('homes', id)).price).not.toBe(9)
  })
})
