import { expect, it } from 'vitest'
import { gridInput } from '@/contract/submissions/grid'
import { runDueJobs } from '@/data/jobs/run-due'
import { builderGrid, receiveGrid } from '@/data/submissions/intake/receive-grid'
import { acceptValid } from '@/data/submissions/review/decisions'
import { initialState, setCells } from '@/domain/grid/state'
import { enteredRows, gridChoices, gridColumns } from '@/domain/submissions/grid'
import type { Builder } from '@/payload-types'
import { sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, aHome, aPlan, aUser, testPayload } from '../../../fixtures/site'
import {
  applySubmission,
  listingValues,
  readRows,
  readSummary,
  undoSubmission,
} from '../../../fixtures/submissions'

const editor = await aUser('editor')
const payload = await testPayload()

let count = 0
/** A builder with two communities, a plan and two homes. */
async function aMonth() {
  count += 1
  const builder = await aBuilder({ name: `Sotol ${count}` })
  const of = { builders: [builder.id], startPrice: 300_000 }
  const community = await aCommunity({ name: `Pecan Weir ${count}`, ...of })
  const other = await aCommunity({ name: `Oak Bend ${count}`, ...of })
  const own = { community: community.id, builder: builder.id }
  const plan = await aPlan({ ...own, name: 'Frio', basePrice: 389_900 })
  const home = await aHome({
    ...own,
    address: `${count} Bluestem Run`,
    plan: plan.id,
    price: 401_000,
  })
  await aHome({ ...own, address: `${count} Sotol Way`, price: 410_000 })
  return { builder, community, other, plan, home }
}

type Typed = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The rows that an editor sends who types these texts, by row, in the grid of a builder. */
async function entered({ id }: Pick<Builder, 'id'>, typed: Typed) {
  const grid = await builderGrid(id)
  if (!grid) throw new Error('The builder exists')
  const start = initialState(gridColumns(grid.options, { communities: [], plans: [] }), grid.rows)
  const state = Object.entries(typed).reduce(
    (before, [key, cells]) => setCells(before, key, cells),
    start,
  )
  const rows = enteredRows(gridColumns(grid.options, gridChoices(state)), state)
  return gridInput.parse({ builder: id, rows })
}

async function send(builder: Pick<Builder, 'id'>, typed: Typed): Promise<number> {
  const result = await receiveGrid(await entered(builder, typed), editor)
  if (result.state !== 'received') throw new Error(result.message)
  await runDueJobs('submissions')
  return result.id
}

it('a grid without changes sends nothing and changes nothing', async () => {
  const { builder } = await aMonth()
  const before = await listingValues()
  const input = await entered(builder, {})
  expect(input.rows).toEqual([])
  expect(await receiveGrid(input, editor)).toEqual({
    state: 'refused',
    message: 'Change a value first.',
  })
  expect(await listingValues()).toEqual(before)
})

it('one changed price is exactly one change of the review, and nothing is missing', async () => {
  const { builder, home } = await aMonth()
  const id = await send(builder, { [`home-${home.id}`]: { 'home.price': '$389.9K' } })
  const summary = await readSummary(id)
  expect(summary).toMatchObject({ status: 'review', source: 'grid', sentBy: editor.name })
  expect(summary.counts).toMatchObject({ changed: 1, missing: 0, decidable: 1, unmatched: 0 })
  const rows = (await readRows(id)).filter(({ outcome }) => outcome !== 'unchanged')
  expect(rows).toMatchObject([
    {
      listing: { id: home.id },
      fields: [{ field: 'home.price', from: 401_000, to: 389_900, text: '$389.9K' }],
    },
  ])
})

it('what is newer than the grid stays as it is', async () => {
  const { builder, community, plan } = await aMonth()
  await payload.update({
    collection: 'floor-plans',
    id: plan.id,
    data: { name: 'Frio II', beds: 5, _status: 'draft' },
    draft: true,
  })
  await payload.update({
    collection: 'communities',
    id: community.id,
    data: { name: `Pecan Weir Ranch ${count}`, _status: 'draft' },
    draft: true,
  })
  const id = await send(builder, { [`plan-${plan.id}`]: { 'plan.basePrice': '379,900' } })
  const rows = (await readRows(id)).filter(({ outcome }) => outcome !== 'unchanged')
  expect(rows).toMatchObject([
    { listing: { id: plan.id }, fields: [{ field: 'plan.basePrice', to: 379_900 }] },
  ])
  expect(rows[0]?.fields).toHaveLength(1)
})

it('a grid is applied and undone like a file, and verifies only the confirmed communities', async () => {
  const { builder, community, other, home } = await aMonth()
  const verified = async () =>
    Object.fromEntries(
      (
        await sql('select id, verified_at from communities where id = any($1)', [
          community.id,
          other.id,
        ])
      ).map((row) => [Number(row.id), row.verified_at]),
    )
  const [snapshot, dates] = [await listingValues(), await verified()]
  const id = await send(builder, {
    [`home-${home.id}`]: { 'home.price': '$395,000' },
    [`community-${other.id}`]: { confirmed: 'Yes' },
  })
  await acceptValid(id, 'all', editor)
  const applied = await applySubmission(id, editor)
  expect(applied).toMatchObject({ state: 'applied', updated: 1, created: 0, verified: 1 })
  const { price } = await payload.findByID({ collection: 'homes', id: home.id, depth: 0 })
  expect(price).toBe(395_000)
  const after = await verified()
  expect(after[community.id]).toEqual(dates[community.id])
  expect(after[other.id]).not.toEqual(dates[other.id])
  expect(await undoSubmission(id, editor)).toMatchObject({ state: 'undone', kept: [] })
  expect(await listingValues()).toEqual(snapshot)
})

it('the grid of a builder without listings is empty, and of an unknown one there is none', async () => {
  const builder = await aBuilder({ name: 'Agarita Homes' })
  expect(await builderGrid(builder.id)).toMatchObject({ rows: [], left: 0 })
  expect(await builderGrid(2_000_000)).toBeNull()
  const row = { kind: 'home', id: null, cells: { 'home.price': '1' } } as const
  expect(await receiveGrid({ builder: 2_000_000, rows: [row] }, editor)).toMatchObject({
    state: 'refused',
  })
})

it('a row with the id of another builder’s home does not meet it', async () => {
  const { builder } = await aMonth()
  const stranger = await aMonth()
  const row = { kind: 'home', id: stranger.home.id, cells: { 'home.price': '$1,000,000' } } as const
  const result = await receiveGrid({ builder: builder.id, rows: [row] }, editor)
  if (result.state !== 'received') throw new Error(result.message)
  await runDueJobs('submissions')
  const rows = await readRows(result.id)
  expect(rows.map(({ listing }) => listing?.id ?? null)).not.toContain(stranger.home.id)
})
