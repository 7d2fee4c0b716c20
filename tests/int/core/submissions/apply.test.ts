import { expect, it } from 'vitest'
import type { DecisionInput } from '@/contract/submissions/review'
import { prepareEmail } from '@/data/submissions/intake/builder-email'
import { startApplying } from '@/data/submissions/mutations'
import { acceptValid, decide } from '@/data/submissions/review/decisions'
import type { Community } from '@/payload-types'
import { sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, aHome, aPlan, aUser, testPayload } from '../../../fixtures/site'
import { as } from '../../../fixtures/staff'
import {
  applySubmission,
  csv,
  decideAll,
  layout,
  listingSnapshot,
  listingValues,
  readRows,
  readSummary,
  rowNamed,
  runPublishing,
  submit,
  undoSubmission,
} from '../../../fixtures/submissions'

const editor = await aUser('editor')
const other = await aUser('editor')
const payload = await testPayload()

await payload
  .create({ collection: 'amenities', data: { value: 'pools', label: 'Pools' } })
  .catch(() => {})

let count = 0
/** A builder with two communities. */
async function aBuilderWithTwo() {
  count += 1
  const builder = await aBuilder({ name: `Larkspur ${count}` })
  const [one, two] = [`Mission Oaks ${count}`, `Copper Mesquite ${count}`]
  const communities = [
    await aCommunity({
      name: one,
      builders: [builder.id],
      startPrice: 352_900,
      endPrice: 500_000,
      homesAvailable: 12,
      amenities: ['pools', 'trails'],
      verifiedAt: '2026-10-09T12:00:00.000Z',
    }),
    await aCommunity({ name: two, builders: [builder.id], startPrice: 326_500, homesAvailable: 4 }),
  ] as const
  return { builder, one, two, communities }
}

const head = ['Community', 'City', 'Price from', 'Homes available', 'Amenities']

const found = async (id: number, draft = false): Promise<Community> =>
  payload.findByID({ collection: 'communities', id, draft, depth: 0 })

/** Applies what must not be refused. */
async function applied(submission: number) {
  const result = await apply(submission)
  if (result.state !== 'applied') throw new Error(JSON.stringify(result))
  return result
}

const apply = (submission: number, mode: 'publish' | 'draft' = 'publish', user = editor) =>
  applySubmission(submission, user, mode)

it('a submission publishes what was accepted, in a version with its id, and verifies the listings', async () => {
  const { builder, one, two, communities } = await aBuilderWithTwo()
  const id = await submit(
    builder,
    csv(
      head,
      [one, 'Boerne', '$348,500', 9, 'Pools, Trails, Playground'],
      [two, 'Boerne', '$326,500', 4, null],
    ),
  )
  expect(await readSummary(id)).toMatchObject({
    status: 'review',
    counts: { changed: 1, unchanged: 1 },
  })
  const row = await rowNamed(id, one)
  expect(row.fields).toMatchObject([
    { field: 'community.startPrice', fromText: '$352,900', toText: '$348,500' },
    { field: 'community.homesAvailable', from: 12, to: 9 },
    { field: 'community.amenities' },
  ])
  await decideAll(
    id,
    [
      { record: row.record, target: 'community.startPrice', choice: 'accept' },
      { record: row.record, target: 'community.homesAvailable', choice: 'reject' },
      { record: row.record, target: 'community.amenities', choice: 'accept' },
    ],
    editor,
  )
  expect(await apply(id)).toMatchObject({ state: 'applied', updated: 1, created: 0, verified: 2 })
  const shown = await found(communities[0].id)
  expect(shown).toMatchObject({
    startPrice: 348_500,
    homesAvailable: 12,
    amenities: ['pools', 'trails', 'playground'],
    submission: id,
    updatedBy: editor.id,
    _status: 'published',
  })
  expect(await found(communities[0].id, true)).toEqual(shown)
  const verified = await found(communities[1].id)
  expect(verified.verifiedAt).toBe(shown.verifiedAt)
  expect(Date.now() - new Date(verified.verifiedAt ?? 0).getTime()).toBeLessThan(60_000)
  // The summary names what was changed, not what was only verified.
  const { text } = await prepareEmail({ builder: builder.id, kind: 'summary', submission: id })
  expect(text).toContain(`Changed: 1 listing\n- ${one}\n`)
  expect(text).not.toContain(two)
  expect(text).not.toContain('Nothing had changed')
  const { docs } = await payload.findVersions({
    collection: 'communities',
    where: { parent: { equals: communities[0].id } },
    depth: 0,
  })
  expect(
    docs.map(({ version, latest }) => [version.startPrice, version.submission ?? null, latest]),
  ).toEqual([
    [348_500, id, true],
    [352_900, null, false],
  ])
  const audit = await payload.find({
    collection: 'audit-entries',
    where: {
      collectionSlug: { equals: 'communities' },
      documentId: { equals: String(communities[0].id) },
      user: { equals: editor.id },
    },
    depth: 0,
  })
  expect(audit.docs).toMatchObject([
    {
      action: 'updated',
      changedFields: ['startPrice', 'verifiedAt', 'amenities'],
      changedValues: [
        { field: 'startPrice', from: 352_900, to: 348_500 },
        { field: 'verifiedAt' },
        { field: 'amenities', added: { names: ['Playground'] }, removed: { count: 0 } },
      ],
    },
  ])
  const own = await payload.find({
    collection: 'audit-entries',
    where: { collectionSlug: { equals: 'submissions' }, documentId: { equals: String(id) } },
    sort: 'id',
    depth: 0,
  })
  expect(own.docs).toMatchObject([
    { userName: editor.name, changedFields: ['status'] },
    { userName: editor.name, changedFields: ['status', 'appliedAt', 'appliedBy'] },
  ])
  expect(
    await sql(
      `select price, source from listing_changes where community_id = $1 and field = 'startPrice'`,
      communities[0].id,
    ),
  ).toEqual([{ price: 348_500, source: 'submission' }])
})

it('a submission writes what Payload would write for the same changes', async () => {
  const { builder, one, communities } = await aBuilderWithTwo()
  const id = await submit(builder, csv(head, [one, 'Boerne', '$348,500', 9, 'Trails']))
  await acceptValid(id, 'all', editor)
  const row = await rowNamed(id, one)
  await decideAll(
    id,
    row.fields.map(({ field }) => ({
      record: row.record,
      target: field,
      choice: 'accept' as const,
    })),
    editor,
  )
  const same = await payload.duplicate({
    collection: 'communities',
    id: communities[0].id,
    data: { name: one, slug: 'a-copy', _status: 'published' },
    depth: 0,
  })
  await apply(id)
  const changed = await found(communities[0].id)
  const byPayload = await payload.update({
    collection: 'communities',
    id: same.id,
    data: {
      startPrice: 348_500,
      homesAvailable: 9,
      amenities: ['trails'],
      verifiedAt: changed.verifiedAt ?? null,
    },
    ...as(editor),
    depth: 0,
  })
  const bare = ({
    id: _,
    slug: __,
    createdAt: ___,
    updatedAt: ____,
    submission: _____,
    firstPublishedAt: ______,
    // A save by an editor makes an empty list of it.
    reviewLog: _______,
    ...rest
  }: Community) => rest
  expect(bare(changed)).toEqual(bare(byPayload))
  const readVersions = async (parent: number) =>
    sql(
      `select to_jsonb(v) - array['id', 'parent_id', 'version_slug', 'created_at', 'updated_at', 'version_created_at',
         'version_updated_at', 'version_submission_id', 'version_first_published_at', 'version_review_log'] as row,
         (select json_agg(t.text order by t."order") from _communities_v_texts t where t.parent_id = v.id) as texts,
         (select json_agg(r.path order by r."order") from _communities_v_rels r where r.parent_id = v.id) as rels
       from _communities_v v where v.parent_id = $1 and v.latest`,
      parent,
    )
  expect(await readVersions(communities[0].id)).toEqual(await readVersions(same.id))
})

it('a submission creates new communities as drafts, and plans and homes as Payload would', async () => {
  const builder = await aBuilder({ name: 'Zarzamora Homes' })
  const community = await aCommunity({ name: 'Zarzamora Ranch', builders: [builder.id] })
  const id = await submit(
    builder,
    layout(
      {
        Type: 'Community',
        Community: 'Zarzamora Commons',
        City: 'San Antonio',
        County: 'Bexar',
        'Community address': '1 Zarzamora St, San Antonio, Texas 78201',
        Price: '$301,000',
        Availability: 'Coming Soon',
      },
      {
        Type: 'Home',
        Community: 'Zarzamora Ranch',
        City: 'Boerne',
        'Street address': '12 Larkspur Way',
        Price: '$420,000',
        'Square feet': 2100,
        Bedrooms: 3,
        Availability: 'Available',
      },
    ),
  )
  const rows = await readRows(id)
  const created = rows.filter(({ newListing }) => newListing)
  await decideAll(
    id,
    created.map(({ record }) => ({
      record,
      target: 'listing' as const,
      choice: 'accept' as const,
    })),
    editor,
  )
  expect(await applied(id)).toMatchObject({ created: 2 })
  const { docs: communities } = await payload.find({
    collection: 'communities',
    where: { name: { equals: 'Zarzamora Commons' } },
    draft: true,
    depth: 0,
  })
  expect(communities).toMatchObject([
    {
      slug: 'zarzamora-commons',
      startPrice: 301_000,
      status: 'coming_soon',
      builders: [builder.id],
      _status: 'draft',
    },
  ])
  const { docs: homes } = await payload.find({
    collection: 'homes',
    where: { address: { equals: '12 Larkspur Way' } },
    depth: 0,
  })
  expect(homes).toMatchObject([
    {
      slug: '12-larkspur-way',
      community: community.id,
      builder: builder.id,
      price: 420_000,
      _status: 'published',
    },
  ])
  const same = await payload.create({
    collection: 'homes',
    data: {
      address: '12 Larkspur Way',
      slug: 'same',
      community: community.id,
      builder: builder.id,
      price: 420_000,
      squareFeet: 2100,
      beds: 3,
      stage: 'to-be-built',
      status: 'available',
      _status: 'published',
    },
    ...as(editor),
    depth: 0,
  })
  const row = (home: number) =>
    sql(
      `select to_jsonb(t) - array['id', 'slug', 'created_at', 'updated_at', 'submission_id', 'review_log', 'generate_slug'] as main,
         to_jsonb(v) - array['id', 'parent_id', 'version_slug', 'created_at', 'updated_at',
           'version_created_at', 'version_updated_at', 'version_submission_id',
           'version_review_log', 'version_generate_slug'] as version
       from homes t join _homes_v v on v.parent_id = t.id where t.id = $1`,
      home,
    )
  expect(await row(homes[0]?.id ?? 0)).toEqual(await row(same.id))
})

it('a new community without its county becomes a draft, and is not published', async () => {
  const builder = await aBuilder()
  const id = await submit(builder, csv(head, ['Sotol Bend', 'Boerne', '$301,000', 3, 'Trails']))
  const row = await rowNamed(id, 'Sotol Bend')
  expect(row.problems).toMatchObject([
    'It can only be a draft until these are filled in: address, county.',
  ])
  await decideAll(id, [{ record: row.record, target: 'listing', choice: 'publish' }], editor)
  expect(await apply(id)).toMatchObject({
    state: 'rejected',
    message: 'One listing could not be written, so nothing was published.',
    conflicts: [
      { message: 'Sotol Bend: Address: This field is required.' },
      { message: 'Sotol Bend: County: This field is required.' },
    ],
  })
  await decideAll(id, [{ record: row.record, target: 'listing', choice: 'accept' }], editor)
  expect(await applied(id)).toMatchObject({ created: 1 })
  const { docs } = await payload.find({
    collection: 'communities',
    where: { name: { equals: 'Sotol Bend' } },
    draft: true,
    depth: 0,
  })
  expect(docs).toMatchObject([{ startPrice: 301_000, county: null, _status: 'draft' }])
})

it('a submission that is applied and undone leaves what is shown of listings as before, in new versions', async () => {
  const { builder, one, two, communities } = await aBuilderWithTwo()
  const plan = await aPlan({
    community: communities[0].id,
    builder: builder.id,
    name: 'The Blanco',
  })
  await aHome({
    community: communities[0].id,
    builder: builder.id,
    plan: plan.id,
    address: '7 Bluestem Run',
    price: 400_000,
  })
  await payload.update({
    collection: 'communities',
    id: communities[1].id,
    data: { description: 'A draft of someone else.' },
    draft: true,
  })
  const before = await listingValues()
  const id = await submit(
    builder,
    layout(
      {
        Type: 'Community',
        'Community number': 'C-1',
        Community: one,
        City: 'Boerne',
        Price: '$348,500',
        Amenities: 'Trails',
      },
      { Type: 'Community', Community: two, City: 'Boerne', Price: '$320,000' },
      {
        Type: 'Community',
        Community: 'Brand New',
        City: 'Boerne',
        County: 'Kendall',
        'Community address': '3 New Rd, Boerne, Texas 78006',
        Price: '$350,000',
      },
      { Type: 'Home', Community: one, 'Street address': '7 Bluestem Run', Price: '$395,000' },
      { Type: 'Home', Community: one, 'Street address': '9 Bluestem Run', Price: '$399,000' },
    ),
  )
  const decisions = (await readRows(id)).flatMap(
    ({ record, fields, newListing, missing }): DecisionInput[] => {
      if (newListing) return [{ record, target: 'listing', choice: 'publish' }]
      if (missing) return [{ record, target: 'missing', choice: 'unpublish' }]
      return fields.map(({ field }) => ({ record, target: field, choice: 'accept' }))
    },
  )
  await decideAll(id, decisions, editor)
  expect(await applied(id)).toMatchObject({ created: 2 })
  expect(await listingValues()).not.toEqual(before)
  expect(await found(communities[1].id)).toMatchObject({ startPrice: 320_000 })
  expect((await found(communities[1].id)).description ?? null).toBeNull()
  expect(await found(communities[1].id, true)).toMatchObject({
    startPrice: 320_000,
    description: 'A draft of someone else.',
  })
  expect(await undoSubmission(id, editor)).toMatchObject({ state: 'undone', kept: [] })
  expect(await listingValues()).toEqual(before)
  expect((await readSummary(id)).status).toBe('undone')
  const { docs: versions } = await payload.findVersions({
    collection: 'communities',
    where: { parent: { equals: communities[0].id } },
    depth: 0,
  })
  expect(
    versions.map(({ version }) => [
      version.startPrice,
      version.submission,
      version.undoneSubmission,
    ]),
  ).toEqual([
    [352_900, null, id],
    [348_500, id, null],
    [352_900, null, null],
  ])
  const { docs: trash } = await payload.find({
    collection: 'communities',
    where: { deletedAt: { exists: true } },
    trash: true,
    depth: 0,
  })
  expect(trash).toMatchObject([{ name: 'Brand New', undoneSubmission: id }])
  expect(await undoSubmission(id, editor)).toEqual({
    state: 'refused',
    message: 'This submission was undone already.',
  })
})

/** A submission that changes the starting price of a community, and is accepted. */
async function anAcceptedPrice() {
  const made = await aBuilderWithTwo()
  const id = await submit(made.builder, csv(head, [made.one, 'Boerne', '$348,500', 12, null]))
  await acceptValid(id, 'all', editor)
  return { ...made, id }
}

it('a submission is applied once, also by two editors at the same time', async () => {
  const { id } = await anAcceptedPrice()
  const results = await Promise.all([apply(id), apply(id, 'publish', other)])
  expect(results.map(({ state }) => state).sort()).toEqual(['applied', 'refused'])
  expect(await apply(id)).toMatchObject({
    state: 'refused',
    message: 'This submission is published already.',
  })
})

it('a listing changed after the comparison refuses the whole submission, and shows its value of today', async () => {
  const { id, one, communities } = await anAcceptedPrice()
  await payload.update({
    collection: 'communities',
    id: communities[0].id,
    data: { startPrice: 351_000 },
    ...as(other),
  })
  const before = await listingSnapshot()
  expect(await apply(id)).toMatchObject({
    state: 'rejected',
    conflicts: [
      {
        target: 'community.startPrice',
        message: `Starting price of ${one} was changed to $351,000 after the comparison. Decide again.`,
      },
    ],
  })
  expect(await listingSnapshot()).toEqual(before)
  expect((await rowNamed(id, one)).fields).toMatchObject([
    { from: 351_000, to: 348_500, decision: null },
  ])
  await acceptValid(id, 'all', editor)
  expect(await apply(id)).toMatchObject({ state: 'applied', updated: 1 })
})

it('a listing that another user is editing refuses the whole submission', async () => {
  const { id, one, communities } = await anAcceptedPrice()
  await payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'communities', value: communities[0].id },
      user: { relationTo: 'users', value: other.id },
    },
  })
  const before = await listingSnapshot()
  expect(await apply(id)).toMatchObject({
    state: 'rejected',
    conflicts: [
      { message: `${other.name} is editing ${one}. Try again later, or reject its changes.` },
    ],
  })
  expect(await listingSnapshot()).toEqual(before)
})

it('a community without changes that another user is editing is not verified, and is named', async () => {
  const { builder, one, two, communities } = await aBuilderWithTwo()
  const id = await submit(
    builder,
    csv(head, [one, 'Boerne', '$348,500', 12, null], [two, 'Boerne', '$326,500', 4, null]),
  )
  await acceptValid(id, 'all', editor)
  await payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'communities', value: communities[1].id },
      user: { relationTo: 'users', value: other.id },
    },
  })
  expect(await apply(id)).toMatchObject({ updated: 1, verified: 1, unverified: [two] })
  expect((await found(communities[1].id)).verifiedAt ?? null).toBeNull()
})

it('a submission with a value that Payload would refuse is refused', async () => {
  const { builder, one } = await aBuilderWithTwo()
  const id = await submit(builder, csv(head, [one, 'Boerne', '$420,000', 12, null]))
  const row = await rowNamed(id, one)
  await decideAll(
    id,
    [{ record: row.record, target: 'community.startPrice', choice: 'accept', typed: '$510,000' }],
    editor,
  )
  const before = await listingSnapshot()
  expect(await apply(id)).toMatchObject({
    state: 'rejected',
    conflicts: [
      { message: `${one}: Highest price: The highest price is below the starting price` },
    ],
  })
  expect(await listingSnapshot()).toEqual(before)
})

it('all listings that cannot be written are named at once, and nothing is written', async () => {
  const { builder, one, two, communities } = await aBuilderWithTwo()
  const third = await aCommunity({ name: `Agave Court ${count}`, builders: [builder.id] })
  await sql('update communities set end_price = 400000 where id = $1', communities[1].id)
  await sql(
    'update _communities_v set version_end_price = 400000 where parent_id = $1',
    communities[1].id,
  )
  const id = await submit(
    builder,
    csv(
      head,
      [third.name, 'Boerne', '$301,000', 3, null],
      [one, 'Boerne', '$360,000', 12, null],
      [two, 'Boerne', '$336,500', 4, null],
    ),
  )
  const priced = await Promise.all([one, two].map((name) => rowNamed(id, name)))
  await acceptValid(id, 'all', editor)
  await decideAll(
    id,
    priced.map(({ record }) => ({
      record,
      target: 'community.startPrice' as const,
      choice: 'accept' as const,
      typed: '$510,000',
    })),
    editor,
  )
  const before = await listingSnapshot()
  expect(await apply(id)).toMatchObject({
    message: '2 listings could not be written, so nothing was published.',
    conflicts: [
      { message: `${one}: Highest price: The highest price is below the starting price` },
      { message: `${two}: Highest price: The highest price is below the starting price` },
    ],
  })
  expect(await listingSnapshot()).toEqual(before)
})

/** Ends the connection of the transaction that inserts into a table, while `work` runs. */
async function withCrash(table: string, work: () => Promise<void>): Promise<void> {
  await sql(`create function crash() returns trigger language plpgsql as
    $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`)
  await sql(`create trigger crash after insert on ${table} execute function crash()`)
  try {
    await work()
  } finally {
    await sql('drop function crash cascade')
  }
}

/** Runs a job that failed before, without its pause. */
async function retry(submission: number) {
  await sql(`update payload_jobs set wait_until = null where queue = 'publishing'`)
  return runPublishing(submission)
}

const failed = {
  state: 'rejected',
  message:
    'Nothing was changed because of an error of the guide. Try again; if it fails again, tell us.',
  conflicts: [],
}

it('after a failure in the middle the job begins again, and publishes everything', async () => {
  const { id, communities } = await anAcceptedPrice()
  await withCrash('submission_changes', async () => {
    await expect(apply(id)).rejects.toThrow('The submission is still applying')
  })
  expect(await found(communities[0].id)).toMatchObject({ startPrice: 352_900 })
  expect(await decide(id, [], editor)).toEqual({
    state: 'refused',
    message: 'This submission is being published right now.',
  })
  expect(await retry(id)).toMatchObject({ state: 'applied', updated: 1 })
  expect(await found(communities[0].id)).toMatchObject({ startPrice: 348_500 })
})

it('a job that runs a second time changes nothing', async () => {
  const { id } = await anAcceptedPrice()
  await apply(id)
  const before = await listingSnapshot()
  await payload.jobs.queue({
    task: 'applySubmission',
    queue: 'publishing',
    input: { submission: id, user: editor.id, mode: 'publish', note: '' },
  })
  expect(await runPublishing(id)).toMatchObject({ state: 'applied', updated: 1 })
  expect(await listingSnapshot()).toEqual(before)
})

it('a submission is not published for an account that was deleted meanwhile', async () => {
  const { id } = await anAcceptedPrice()
  const leaving = await aUser('editor')
  expect(await startApplying({ submission: id, mode: 'publish', note: '' }, leaving)).toBeNull()
  await payload.delete({ collection: 'users', id: leaving.id })
  expect(await runPublishing(id)).toMatchObject({
    state: 'rejected',
    message: 'The account that asked for it was deleted. Nothing was changed.',
  })
  expect((await readSummary(id)).status).toBe('review')
})

it('a crash in the middle leaves listings as they were, and ends after the third attempt', async () => {
  const { id } = await anAcceptedPrice()
  const before = await listingSnapshot()
  await withCrash('submission_changes', async () => {
    await expect(apply(id)).rejects.toThrow('The submission is still applying')
    await expect(retry(id)).rejects.toThrow('The submission is still applying')
    expect(await retry(id)).toEqual(failed)
    expect(await listingSnapshot()).toEqual(before)
    expect((await readSummary(id)).status).toBe('review')
  })
  expect(await apply(id)).toMatchObject({ state: 'applied' })

  const applied = await listingSnapshot()
  await withCrash('_communities_v', async () => {
    expect(await undoSubmission(id, editor)).toMatchObject({
      state: 'rejected',
      message: 'The server could not undo this. Nothing was changed. Try again.',
    })
  })
  expect(await listingSnapshot()).toEqual(applied)
  expect((await readSummary(id)).status).toBe('applied')
  expect(await undoSubmission(id, editor)).toMatchObject({ state: 'undone', kept: [] })
})

it('a submission that an earlier version of the guide applied is not undone, and stays published', async () => {
  const { id } = await anAcceptedPrice()
  await apply(id)
  await sql(
    `update submission_changes set before = '{"row": {"id": 1}, "texts": []}' where submission_id = $1`,
    id,
  )
  expect(await undoSubmission(id, editor)).toMatchObject({
    state: 'rejected',
    message:
      'This submission was published by an earlier version of the guide, so it cannot be undone.',
  })
  expect((await readSummary(id)).status).toBe('applied')
})

it('a listing that another user is editing is not undone, and is named with the user', async () => {
  const { id, one, communities } = await anAcceptedPrice()
  await apply(id)
  await payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'communities', value: communities[0].id },
      user: { relationTo: 'users', value: other.id },
    },
  })
  expect(await undoSubmission(id, editor)).toMatchObject({
    state: 'undone',
    restored: 0,
    kept: [{ name: one, reason: `${other.name} is editing it.` }],
  })
  expect(await found(communities[0].id)).toMatchObject({ startPrice: 348_500 })
})

it('a submission that is applied as drafts stays hidden from buyers', async () => {
  const { id, communities } = await anAcceptedPrice()
  expect(await apply(id, 'draft')).toMatchObject({ state: 'applied', updated: 1 })
  expect(await found(communities[0].id)).toMatchObject({ startPrice: 352_900, submission: null })
  expect(await found(communities[0].id, true)).toMatchObject({
    startPrice: 348_500,
    submission: id,
    _status: 'draft',
  })
})

it('a listing edited after the submission is not undone, and is named', async () => {
  const { id, one, communities } = await anAcceptedPrice()
  await apply(id)
  await payload.update({
    collection: 'communities',
    id: communities[0].id,
    data: { buildTime: '5 months' },
    ...as(other),
  })
  expect(await undoSubmission(id, editor)).toMatchObject({
    state: 'undone',
    restored: 0,
    kept: [{ name: one, reason: 'Someone changed it since.' }],
  })
  expect(await found(communities[0].id)).toMatchObject({ startPrice: 348_500, submission: null })
})

it('a new home that a buyer asked about is not undone', async () => {
  const { builder, one, communities } = await aBuilderWithTwo()
  const id = await submit(
    builder,
    csv(['Community', 'Address', 'Price', 'Sq ft'], [one, '77 Fresh Ln', '$399,000', 1800]),
  )
  const row = await rowNamed(id, '77 Fresh Ln')
  await decideAll(id, [{ record: row.record, target: 'listing', choice: 'accept' }], editor)
  expect(await apply(id)).toMatchObject({ state: 'applied', created: 1 })
  const { docs } = await payload.find({
    collection: 'homes',
    where: { address: { equals: '77 Fresh Ln' } },
    depth: 0,
  })
  await payload.create({
    collection: 'leads',
    data: {
      source: 'tour-request',
      name: 'Ana Buyer',
      email: 'ana@example.com',
      phone: '2105550100',
      message: 'Is this home still available?',
      community: communities[0].id,
      home: docs[0]?.id ?? null,
      status: 'new',
    },
  })
  expect(await undoSubmission(id, editor)).toMatchObject({
    restored: 0,
    kept: [{ name: '77 Fresh Ln', reason: 'It is new, and something else uses it now.' }],
  })
})

it('a missing listing changes only as the editor says', async () => {
  const { builder, one, two, communities } = await aBuilderWithTwo()
  const id = await submit(builder, csv(head, [one, 'Boerne', '$352,900', 12, null]))
  const row = await rowNamed(id, two)
  expect(row).toMatchObject({ outcome: 'missing', missing: { decision: null } })
  await decideAll(id, [{ record: row.record, target: 'missing', choice: 'sold-out' }], editor)
  await apply(id)
  expect(await found(communities[1].id)).toMatchObject({ status: 'sold_out', _status: 'published' })
})

it('a listing that a submission unpublishes is named in the summary for the builder', async () => {
  const { builder, one, two } = await aBuilderWithTwo()
  const id = await submit(builder, csv(head, [one, 'Boerne', '$352,900', 12, null]))
  const row = await rowNamed(id, two)
  await decideAll(id, [{ record: row.record, target: 'missing', choice: 'unpublish' }], editor)
  await applied(id)
  const { text } = await prepareEmail({ builder: builder.id, kind: 'summary', submission: id })
  expect(text).toContain(`Changed: 1 listing\n- ${two}\n`)
})

it('of two editors the last decision about a field counts, with the name of its editor', async () => {
  const { id, one } = await anAcceptedPrice()
  const { record } = await rowNamed(id, one)
  const target = 'community.startPrice'
  await decideAll(id, [{ record, target, choice: 'reject' }], other)
  expect((await rowNamed(id, one)).fields[0]?.decision).toMatchObject({
    choice: 'reject',
    by: other.name,
  })
  await decideAll(id, [{ record, target, choice: 'accept', typed: '$349,000' }], editor)
  expect((await rowNamed(id, one)).fields[0]?.decision).toMatchObject({
    choice: 'accept',
    typed: { value: 349_000, text: '$349,000' },
    by: editor.name,
  })
  expect(
    await decide(id, [{ record, target, choice: 'accept', typed: 'soon' }], editor),
  ).toMatchObject({
    problems: [{ record, target }],
  })
})
