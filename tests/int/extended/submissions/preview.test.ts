import { expect, it } from 'vitest'
import { findHome } from '@/data/homes/lists'
import { acceptValid } from '@/data/submissions/review/decisions'
import { submittedPage } from '@/data/submissions/review/preview'
import { sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, aHome, aPlan, aUser } from '../../../fixtures/site'
import {
  applySubmission,
  decideAll,
  layout,
  listingSnapshot,
  readRows,
  rowNamed,
  submitConfirmed,
} from '../../../fixtures/submissions'

const editor = await aUser('editor')

let count = 0
/** A builder with a community, a plan, and a home of it whose price is 40 days old. */
async function aBuilderWithHome() {
  count += 1
  const builder = await aBuilder()
  const name = `Mission Oaks ${count}`
  const community = await aCommunity({ name, builders: [builder.id], startPrice: 352_900 })
  const parents = { community: community.id, builder: builder.id }
  const plan = await aPlan({ ...parents, name: 'The Blanco', basePrice: 380_000, stories: 2 })
  const home = await aHome({
    ...parents,
    plan: plan.id,
    address: '7 Bluestem Run',
    price: 400_000,
    beds: 3,
  })
  await sql('update listing_changes set day = day - 40 where home_id = $1', home.id)
  return { builder, community, name, plan, home }
}

/** A row of a home in our own layout. */
const homeRow = (community: string, address: string, cells: Record<string, string>) => ({
  Type: 'Home',
  Community: community,
  City: 'Boerne',
  'Street address': address,
  ...cells,
})

async function readPreview(submission: number, name: string) {
  const { record } = await rowNamed(submission, name)
  return submittedPage(submission, record, editor)
}

it('the preview of a changed home has the submitted price, and the mark of the change', async () => {
  const { builder, name } = await aBuilderWithHome()
  const id = await submitConfirmed(
    builder,
    layout(homeRow(name, '7 Bluestem Run', { Price: '$395,000', Bedrooms: '4' })),
    editor,
  )
  const before = await listingSnapshot()
  expect(await readPreview(id, '7 Bluestem Run')).toMatchObject({
    kind: 'home',
    community: { name },
    home: {
      address: '7 Bluestem Run',
      price: 395_000,
      beds: 4,
      earlierPrice: 400_000,
      priceChange: { kind: 'reduced', from: 400_000 },
      plan: { name: 'The Blanco' },
    },
    prices: [
      { price: 400_000, source: 'editor' },
      { price: 395_000, source: 'submission' },
    ],
  })
  // Nothing is stored.
  expect(await listingSnapshot()).toEqual(before)
})

it('a rejected field in the preview has the value of the site, and a corrected one the typed value', async () => {
  const { builder, name } = await aBuilderWithHome()
  const id = await submitConfirmed(
    builder,
    layout(homeRow(name, '7 Bluestem Run', { Price: '$395,000', Bedrooms: '4', Lot: 'Lot 9' })),
    editor,
  )
  const { record } = await rowNamed(id, '7 Bluestem Run')
  await decideAll(
    id,
    [
      { record, target: 'home.beds', choice: 'reject' },
      { record, target: 'home.price', choice: 'accept', typed: '$397,500' },
    ],
    editor,
  )
  expect(await submittedPage(id, record, editor)).toMatchObject({
    home: { price: 397_500, beds: 3, lot: 'Lot 9' },
  })
})

it('the preview of a changed plan shows its homes', async () => {
  const { builder, name } = await aBuilderWithHome()
  const id = await submitConfirmed(
    builder,
    layout({
      Type: 'Floor plan',
      Community: name,
      City: 'Boerne',
      Plan: 'The Blanco',
      Price: '$375,000',
      Garage: '3',
    }),
    editor,
  )
  expect(await readPreview(id, 'The Blanco')).toMatchObject({
    kind: 'plan',
    plan: { basePrice: 375_000, garage: 3, stories: 2, homes: 1 },
    listings: { homes: [{ address: '7 Bluestem Run' }] },
  })
})

it('the preview shows a new home of a new plan in a new community, and stores none of them', async () => {
  const { builder } = await aBuilderWithHome()
  const community = `Zarzamora Commons ${count}`
  const id = await submitConfirmed(
    builder,
    layout(
      {
        Type: 'Community',
        Community: community,
        City: 'Boerne',
        County: 'Kendall',
        'Community address': '1 Zarzamora St, Boerne, Texas 78006',
      },
      {
        Type: 'Floor plan',
        Community: community,
        City: 'Boerne',
        Plan: 'The Nueces',
        Price: '$310,000',
        Stories: '2',
      },
      homeRow(community, '12 Larkspur Way', {
        Plan: 'The Nueces',
        Price: '$322,000',
        Stage: 'Ready',
        Availability: 'Available',
      }),
    ),
    editor,
  )
  const before = await listingSnapshot()
  expect(await readPreview(id, '12 Larkspur Way')).toMatchObject({
    kind: 'home',
    community: { name: community, location: '1 Zarzamora St, Boerne, Texas 78006' },
    home: { price: 322_000, stage: 'ready', stories: 2, plan: { name: 'The Nueces' } },
    listings: { plans: [{ name: 'The Nueces', basePrice: 310_000 }] },
  })
  expect(await readPreview(id, 'The Nueces')).toMatchObject({
    kind: 'plan',
    community: { name: community },
  })
  expect(await readPreview(id, community)).toMatchObject({
    kind: 'community',
    community: { name: community },
  })
  expect(await listingSnapshot()).toEqual(before)
})

it('the preview shows the home that buyers see once the submission is published', async () => {
  const { builder, name, community, home } = await aBuilderWithHome()
  const id = await submitConfirmed(
    builder,
    layout(homeRow(name, '7 Bluestem Run', { Price: '$395,000', Availability: 'Pending' })),
    editor,
  )
  const page = await readPreview(id, '7 Bluestem Run')
  const { record, fields } = await rowNamed(id, '7 Bluestem Run')
  await acceptValid(id, 'all', editor)
  await decideAll(
    id,
    fields.map(({ field }) => ({ record, target: field, choice: 'accept' as const })),
    editor,
  )
  const result = await applySubmission(id, editor)
  expect(result.state).toBe('applied')
  const published = await findHome(community.id, home.slug)
  expect(page?.kind === 'home' && page.home).toEqual(published)
  // It is not under review any more.
  expect(await submittedPage(id, record, editor)).toBeNull()
})

it('the preview of a draft shows what was submitted, and that of an unknown row nothing', async () => {
  const { builder, name, community } = await aBuilderWithHome()
  await aHome({
    community: community.id,
    builder: builder.id,
    address: '9 Bluestem Run',
    price: 410_000,
    _status: 'draft',
  })
  const id = await submitConfirmed(
    builder,
    layout(homeRow(name, '9 Bluestem Run', { Price: '$405,000' })),
    editor,
  )
  expect(await readPreview(id, '9 Bluestem Run')).toMatchObject({ home: { price: 405_000 } })
  const [missing] = (await readRows(id)).filter((row) => row.missing)
  expect(await submittedPage(id, 'home-99', editor)).toBeNull()
  expect(await submittedPage(999_999, 'home-1', editor)).toBeNull()
  expect(missing).toMatchObject({ name: '7 Bluestem Run' })
})

it('the preview of a listing that could not be published says why', async () => {
  const { builder } = await aBuilderWithHome()
  const id = await submitConfirmed(
    builder,
    layout({ Type: 'Community', Community: 'Sotol Bend', City: 'Boerne', Price: '$301,000' }),
    editor,
  )
  expect(await readPreview(id, 'Sotol Bend')).toEqual({
    kind: 'unpublishable',
    problems: [
      'Sotol Bend: Address: This field is required.',
      'Sotol Bend: County: This field is required.',
    ],
  })
})
