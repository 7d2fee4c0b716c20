import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { GET as getCommunities } from '@/app/api/communities/route'
import { GET as getHomesOfCommunity } from '@/app/api/communities/slug/[slug]/homes/route'
import { GET as getPlansOfCommunity } from '@/app/api/communities/slug/[slug]/plans/route'
import { GET as getPrices } from '@/app/api/communities/slug/[slug]/prices/route'
import { GET as getCommunity } from '@/app/api/communities/slug/[slug]/route'
import { GET as getHomes } from '@/app/api/homes/route'
import { GET as getPlans } from '@/app/api/plans/route'
import type { DecisionInput, ReviewRow } from '@/contract/submissions/review'
import { publishedLayout } from '@/data/submissions/intake/layout'
import { decide } from '@/data/submissions/review/decisions'
import type { FieldId } from '@/domain/submissions/fields'
import type { Builder } from '@/payload-types'
import { call } from '../../../fixtures/call'
import { emptyTables, sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, aHome, aPlan, aUser, testPayload } from '../../../fixtures/site'
import {
  applySubmission,
  layout,
  listingValues,
  readRows,
  submit,
  submitConfirmed,
  undoSubmission,
} from '../../../fixtures/submissions'

// A month of a builder, as generated: listings of all states, a submission that changes, repeats,
// leaves out and adds some of them, and decisions of all kinds. fast-check prints the seed of a
// failure and the smallest month that fails.

const payload = await testPayload()
const staff = { editor: await aUser('editor'), admin: await aUser('admin') } as const

for (const [value, label] of [
  ['pools', 'Pools'],
  ['trails', 'Trails'],
  ['playground', 'Playground'],
] as const) {
  await payload.create({ collection: 'amenities', data: { value, label } }).catch(() => {})
}

afterEach(() => emptyTables('submissions', 'homes', 'floor_plans', 'communities', 'builders'))

const some = <const T>(...values: readonly T[]) => fc.constantFrom(...values)
const maybe = <const T>(...values: readonly T[]) => fc.option(some(...values), { freq: 2 })

/** Names that are not alike, so that each row meets its own listing. */
const communityNames = ['Alder Ridge', 'Briar Hollow'] as const
const planNames = ['The Frio', 'The Sabinal'] as const
const addresses = ['11 Bluestem Run', '24 Larkspur Way', '370 Firewheel Court'] as const
const NEW_COMMUNITY = 'Dogwood Park'
const NEW_PLAN = 'The Nueces'
const NEW_HOMES = ['4100 Agarita Drive', '5200 Yucca Place'] as const

/** `edited`: published, with a newer draft. */
const state = some('published', 'published', 'edited', 'draft', 'unpublished')
const place = fc.nat(1)
/** How long ago the prices were recorded. */
const daysAgo = some(0, 40)

const community = fc.record({
  state,
  daysAgo,
  hasNumber: fc.boolean(),
  startPrice: maybe(352_900, 390_000),
  homesAvailable: maybe(0, 12),
  status: some('available', 'coming_soon', 'sold_out'),
  amenities: fc.subarray(['pools', 'trails', 'playground']),
  verifiedAt: maybe('2026-10-09T17:04:05.678Z'),
})
const plan = fc.record({
  state,
  daysAgo,
  community: place,
  hasNumber: fc.boolean(),
  basePrice: maybe(380_000, 405_500),
  squareFeet: some(1800, 2240),
})
const home = fc.record({
  state,
  daysAgo,
  community: place,
  plan: fc.option(place),
  hasNumber: fc.boolean(),
  lot: maybe('Lot 4'),
  price: maybe(410_000, 422_500),
  status: some('available', 'pending', 'sold'),
  stage: some('to-be-built', 'under-construction', 'ready'),
  moveIn: maybe('2027-03-01T12:00:00.000Z'),
})
const guide = fc.record({
  communities: fc.tuple(community, community),
  plans: fc.array(plan, { maxLength: planNames.length }),
  homes: fc.array(home, { minLength: 1, maxLength: addresses.length }),
})

const price = maybe(
  '$348,500',
  '$410,000',
  '$421,000',
  'from the 380s',
  'Call',
  'remove',
  '$180,000',
)
const ofCommunity = fc.record({
  'Community number': maybe('C-1', 'C-9'),
  Price: price,
  'Highest price': maybe('$520,000', '$300,000'),
  Availability: maybe('Available', 'Coming Soon', 'Sold Out'),
  'Homes available': maybe('9', '12', 'remove'),
  Amenities: maybe('Trails', 'Pools, Playground', 'remove'),
  Description: maybe('Oaks, and a creek.', 'remove'),
})
const size = fc.record({
  'Square feet': maybe('1,950', '2,240'),
  Bedrooms: maybe('3', '4', 'five or so'),
})
const ofPlan = fc.record({ 'Plan number': maybe('P-1', 'P-7'), Price: price, Stories: maybe('2') })
const ofHome = fc.record({
  'Home number': maybe('H-1', 'H-7'),
  Plan: maybe(...planNames, NEW_PLAN),
  Price: price,
  'Earlier price': maybe('$450,000', 'remove'),
  Availability: maybe('Available', 'Pending', 'Sold'),
  Stage: maybe('Ready', 'Framing', 'Under construction'),
  'Move in date': maybe('2027-04-15', 'spring 2027', 'remove'),
  Lot: maybe('Lot 9', 'Lot 4'),
})

type Cells = Readonly<Record<string, string>>
const given = (cells: Readonly<Record<string, string | null>>): Cells =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([heading, cell]) => (cell === null ? [] : [[heading, cell]])),
  )

/** A listing is left out of every fourth submission. */
const row = (...parts: readonly fc.Arbitrary<Record<string, string | null>>[]) =>
  fc.option(
    fc.tuple(...parts).map((cells) => given(Object.assign({}, ...cells))),
    { freq: 4 },
  )
const submission = fc.record({
  communities: fc.tuple(row(ofCommunity), row(ofCommunity)),
  plans: fc.tuple(row(ofPlan, size), row(ofPlan, size)),
  homes: fc.tuple(row(ofHome, size), row(ofHome, size), row(ofHome, size)),
  newCommunity: row(ofCommunity),
  newPlan: row(ofPlan, size),
  newHomes: fc.tuple(row(ofHome, size), row(ofHome, size)),
  /** Where the new plan and homes are; 2 is the new community. */
  newIn: fc.nat(2),
})

const month = fc.record({
  guide,
  submission,
  choices: fc.array(fc.nat(99), { minLength: 40, maxLength: 40 }),
  mode: some('publish', 'publish', 'draft'),
  by: some('editor', 'admin'),
})
type Month = typeof month extends fc.Arbitrary<infer Value> ? Value : never
type State = Month['guide']['communities'][0]['state']

const toStatus = (one: State) => (one === 'draft' ? 'draft' : 'published')

/** Brings a listing, created as published or as a draft, into its state. */
async function bring(
  collection: 'communities' | 'floor-plans' | 'homes',
  id: number,
  one: State,
  draft: object,
): Promise<void> {
  if (one === 'edited') await payload.update({ collection, id, data: draft, draft: true, depth: 0 })
  if (one === 'unpublished')
    await payload.update({ collection, id, data: { _status: 'draft' }, depth: 0 })
}

/** Creates the listings, and lets prices be as old as they should be. */
async function createGuide({ communities, plans, homes }: Month['guide'], builder: number) {
  const made: number[] = []
  for (const [index, { state: one, daysAgo: _, hasNumber, ...data }] of communities.entries()) {
    const name = communityNames[index] ?? ''
    const { id } = await aCommunity({ ...data, name, builders: [builder], _status: toStatus(one) })
    await bring('communities', id, one, { startPrice: 355_000, description: 'A newer draft.' })
    const number = `C-${index + 1}`
    if (hasNumber) await sql('insert into builder_numbers values ($1, $2, $3)', builder, id, number)
    made.push(id)
  }
  const getCommunity = (index: number) => made[index] ?? 0
  const plansMade: { id: number; community: number }[] = []
  for (const [
    index,
    { state: one, daysAgo: _, community: at, hasNumber, ...data },
  ] of plans.entries()) {
    const parents = { community: getCommunity(at), builder }
    const name = planNames[index] ?? ''
    const planNumber = hasNumber ? `P-${index + 1}` : null
    const { id } = await aPlan({ ...data, ...parents, name, planNumber, _status: toStatus(one) })
    await bring('floor-plans', id, one, { basePrice: 399_000 })
    plansMade.push({ id, community: at })
  }
  for (const [
    index,
    { state: one, daysAgo: _, community: at, plan: of, hasNumber, ...data },
  ] of homes.entries()) {
    const own = of === null ? undefined : plansMade[of]
    const { id } = await aHome({
      ...data,
      community: getCommunity(at),
      builder,
      plan: own?.community === at ? own.id : null,
      address: addresses[index] ?? '',
      builderNumber: hasNumber ? `H-${index + 1}` : null,
      _status: toStatus(one),
    })
    await bring('homes', id, one, { price: 399_000 })
  }
  for (const [column, all] of [
    ['community_id', communities],
    ['plan_id', plans],
    ['home_id', homes],
  ] as const) {
    const ages = all.map((one) => one.daysAgo)
    await sql(
      `update listing_changes p set day = p.day - a.days, source = 'import'
       from (select id, ($1::int[])[rank() over (order by id)] as days from (
         select distinct ${column} as id from listing_changes where ${column} is not null) x) a
       where p.${column} = a.id`,
      ages,
    )
  }
}

function createFile({ plans, homes }: Month['guide'], sent: Month['submission']): string {
  const at = (index: number) => ({
    Community: communityNames[index] ?? NEW_COMMUNITY,
    City: 'Boerne',
  })
  const rows = [
    ...sent.communities.map(
      (cells, index) => cells && { Type: 'Community', ...at(index), ...cells },
    ),
    ...plans.map(({ community: of }, index) => {
      const cells = sent.plans[index]
      return cells && { Type: 'Floor plan', ...at(of), Plan: planNames[index] ?? '', ...cells }
    }),
    ...homes.map(({ community: of }, index) => {
      const cells = sent.homes[index]
      return (
        cells && { Type: 'Home', ...at(of), 'Street address': addresses[index] ?? '', ...cells }
      )
    }),
    sent.newCommunity && {
      Type: 'Community',
      ...at(2),
      County: 'Kendall',
      'Community address': '3 Dogwood Road, Boerne, Texas 78006',
      ...sent.newCommunity,
    },
    sent.newPlan && { Type: 'Floor plan', ...at(sent.newIn), Plan: NEW_PLAN, ...sent.newPlan },
    ...sent.newHomes.map(
      (cells, index) =>
        cells && {
          Type: 'Home',
          ...at(sent.newIn),
          'Street address': NEW_HOMES[index] ?? '',
          ...cells,
        },
    ),
  ].filter((one) => one !== null && one !== undefined)
  // A file without a row would not be read.
  return layout(...(rows.length > 0 ? rows : [{ Type: 'Community', ...at(0) }]))
}

/** Texts that an editor types instead of the submitted values. */
const typedInstead: Partial<Record<FieldId, string>> = {
  'community.startPrice': '$415,000',
  'community.homesAvailable': '3',
  'community.amenities': 'Playground',
  'plan.basePrice': '$415,000',
  'plan.squareFeet': '2,020',
  'home.price': '$415,000',
  'home.beds': '5',
  'home.moveIn': '2027-01-31',
}

/** Decisions of all kinds: about two thirds of what can be decided is accepted. */
function createDecisions(rows: readonly ReviewRow[], { choices, mode }: Month): DecisionInput[] {
  let used = 0
  const next = () => choices[used++ % choices.length] ?? 0
  return rows.flatMap(({ record, fields, newListing, missing, plan: change }): DecisionInput[] => {
    const decided: DecisionInput[] = []
    const listing = (['accept', 'publish', 'draft', 'accept', 'reject'] as const)[next() % 5]
    if (newListing && listing) decided.push({ record, target: 'listing', choice: listing })
    const gone = (['keep', 'sold-out', mode === 'draft' ? 'keep' : 'unpublish'] as const)[
      next() % 3
    ]
    if (missing && gone) decided.push({ record, target: 'missing', choice: gone })
    if (change && next() % 4 > 0) decided.push({ record, target: 'plan', choice: 'accept' })
    for (const { field } of fields) {
      const one = next() % 10
      const typed = typedInstead[field]
      if (one === 0) decided.push({ record, target: field, choice: 'reject' })
      else if (one < 3 && typed) decided.push({ record, target: field, choice: 'accept', typed })
      else if (one > 1) decided.push({ record, target: field, choice: 'accept' })
    }
    return decided
  })
}

/** The price history, without that of listings in the trash. */
const pricesOfListings = `select to_jsonb(p) - 'id' as row from listing_changes p
  left join communities c on c.id = p.community_id left join floor_plans f on f.id = p.plan_id
  left join homes h on h.id = p.home_id
  where coalesce(c.deleted_at, f.deleted_at, h.deleted_at) is null order by 1`

/** All that editors and buyers see of listings and their prices. */
async function everything(): Promise<unknown> {
  const slugs = await sql('select slug from communities where deleted_at is null order by slug')
  const read = async (response: Promise<Response>) => (await response).json()
  const pages: unknown[] = []
  for (const { slug } of slugs) {
    const params = { slug: String(slug) }
    const path = `/api/communities/slug/${params.slug}`
    pages.push(
      await read(call(getCommunity, path, { params })),
      await read(call(getPlansOfCommunity, `${path}/plans`, { params })),
      await read(call(getHomesOfCommunity, `${path}/homes`, { params })),
      await read(call(getPrices, `${path}/prices`, { params })),
    )
  }
  return {
    stored: await listingValues(),
    prices: await sql(pricesOfListings),
    lists: [
      await read(call(getCommunities, '/api/communities')),
      await read(call(getPlans, '/api/plans')),
      await read(call(getHomes, '/api/homes')),
    ],
    pages,
  }
}

async function inGuide<Result>(
  generated: Month['guide'],
  work: (builder: Builder) => Promise<Result>,
): Promise<Result> {
  await emptyTables('submissions', 'homes', 'floor_plans', 'communities', 'builders')
  const builder = await aBuilder()
  await createGuide(generated, builder.id)
  return work(builder)
}

const RUNS = 16

it('applied and undone, any submission leaves what editors and buyers see as it was', async () => {
  let applied = 0
  const property = fc.asyncProperty(month, async (one) =>
    inGuide(one.guide, async (builder) => {
      const user = staff[one.by]
      const before = await everything()
      const id = await submitConfirmed(builder, createFile(one.guide, one.submission), user)
      const decided = createDecisions(await readRows(id), one)
      await decide(id, decided, user)
      const apply = () => applySubmission(id, user, one.mode)
      let result = await apply()
      // A refusal changes nothing. The targets that it names are taken back.
      for (let attempt = 0; result.state === 'rejected' && attempt < 3; attempt += 1) {
        expect(await everything()).toEqual(before)
        const named = new Set(result.conflicts.map(({ record }) => record))
        await decide(
          id,
          decided
            .filter(({ record }) => named.has(record))
            .map(({ record, target }) => ({ record, target, choice: null })),
          user,
        )
        result = await apply()
      }
      if (result.state === 'rejected') return
      applied += 1
      expect(await undoSubmission(id, user)).toMatchObject({ state: 'undone', kept: [] })
      expect(await everything()).toEqual(before)
    }),
  )
  await fc.assert(property, { numRuns: RUNS, endOnFailure: true })
  // Most of what was generated is applied, not refused.
  expect(applied).toBeGreaterThan(RUNS / 2)
})

it('any published listings, exported and sent back, change nothing', async () => {
  const property = fc.asyncProperty(guide, async (one) =>
    inGuide(one, async (builder) => {
      // The values of a newer draft are compared, so they would be a change.
      fc.pre(
        ![...one.communities, ...one.plans, ...one.homes].some(({ state: of }) => of === 'edited'),
      )
      const id = await submit(builder, await publishedLayout(builder.id))
      const rows = await readRows(id)
      expect(rows.flatMap(({ fields, plan: change }) => [...fields, change ?? []].flat())).toEqual(
        [],
      )
      expect(rows.map(({ outcome }) => outcome)).toEqual(rows.map(() => 'unchanged'))
    }),
  )
  await fc.assert(property, { numRuns: 8, endOnFailure: true })
})
