import { expect, it } from 'vitest'
import { acceptValid } from '@/data/submissions/review/decisions'
import { feedEnd, feedOfBuilder, feedStart } from '@/domain/partners/feed-xml'
import type { Community } from '@/payload-types'
import { aBuilder, aCommunity, aUser, testPayload } from '../../../fixtures/site'
import {
  applySubmission,
  csv,
  decideAll,
  listingValues,
  readRows,
  rowNamed,
  submitConfirmed,
  undoSubmission,
} from '../../../fixtures/submissions'

const editor = await aUser('editor')
const payload = await testPayload()

let count = 0
/** A builder with a community that has the incentives. */
async function aBuilderWith(incentives: Community['incentives'] = []) {
  count += 1
  const name = `Pecan Weir ${count}`
  const builder = await aBuilder({ name: `Starling ${count}` })
  const { id } = await aCommunity({
    name,
    builders: [builder.id],
    startPrice: 390_000,
    incentives,
  })
  return { builder, name, id }
}

const head = [
  'Community',
  'City',
  'Price from',
  'Incentive',
  'Incentive terms',
  'Incentive ends',
  'Closing costs',
  'Rate buydown',
  'Preferred lender only',
]
const TEXT = '$10,000 toward closing costs'

const found = (id: number, draft = false): Promise<Community> =>
  payload.findByID({ collection: 'communities', id, draft, depth: 0 })

const incentivesOf = async (id: number, draft = false) => (await found(id, draft)).incentives ?? []

/** Accepts all fields of a community, and publishes them. */
async function publish(submission: number, name: string) {
  const { record, fields } = await rowNamed(submission, name)
  const decisions = fields.map(({ field }) => ({
    record,
    target: field,
    choice: 'accept' as const,
  }))
  await decideAll(submission, decisions, editor)
  return applySubmission(submission, editor)
}

const row = (name: string, credit = '$10,000', text = TEXT, end = '12/31/2099') => [
  name,
  'Boerne',
  '$390,000',
  text,
  'On inventory homes.',
  end,
  credit,
  '2-1',
  'Yes',
]

it('an offer of a submission is reviewed, published, changed by the next one, and undone', async () => {
  const { builder, name, id } = await aBuilderWith()
  const first = await submitConfirmed(builder, csv(head, row(name)), editor)
  const { fields } = await rowNamed(first, name)
  expect(fields.map(({ label, fromText, toText }) => [label, fromText, toText])).toEqual([
    ['Incentive', null, TEXT],
    ['Terms of the incentive', null, 'On inventory homes.'],
    ['Last day of the incentive', null, 'Dec 31, 2099'],
    ['Credit toward closing costs', null, '$10,000'],
    ['Temporary rate buydown', null, '2-1'],
    ['Only with the builder’s lender', null, 'Yes'],
  ])
  expect(await publish(first, name)).toMatchObject({ state: 'applied', updated: 1 })
  const written = await incentivesOf(id)
  expect(written).toMatchObject([
    {
      text: TEXT,
      terms: 'On inventory homes.',
      startsOn: null,
      endsOn: '2099-12-31T12:00:00.000Z',
      parts: [
        { kind: 'closing-credit', amount: 10_000, builderLender: true },
        { kind: 'temporary-buydown', buydown: '2-1', builderLender: true },
      ],
    },
  ])
  // The same once more is no change.
  const same = await submitConfirmed(builder, csv(head, row(name)), editor)
  expect(await rowNamed(same, name)).toMatchObject({ outcome: 'unchanged', fields: [] })

  const before = await listingValues()
  const text = '$12,000 toward closing costs'
  const second = await submitConfirmed(builder, csv(head, row(name, '$12,000', text)), editor)
  expect((await rowNamed(second, name)).fields).toMatchObject([
    { field: 'community.offerText', from: TEXT, to: text },
    { field: 'community.offerClosingCredit', fromText: '$10,000', toText: '$12,000' },
  ])
  expect(await publish(second, name)).toMatchObject({ state: 'applied', updated: 1 })
  expect(await incentivesOf(id)).toMatchObject([
    { id: written[0]?.id, text, parts: [{ amount: 12_000 }, { buydown: '2-1' }] },
  ])
  expect(await undoSubmission(second, editor)).toMatchObject({ state: 'undone', kept: [] })
  expect(await listingValues()).toEqual(before)
  // The offer is again that of the first submission.
  const third = await submitConfirmed(builder, csv(head, row(name, '$9,000', text)), editor)
  expect((await rowNamed(third, name)).fields).toMatchObject([
    { field: 'community.offerText', from: TEXT, to: text },
    { field: 'community.offerClosingCredit', from: 10_000, to: 9000 },
  ])
})

it('an offer is added beside those that editors entered, and never replaces them', async () => {
  const { builder, name, id } = await aBuilderWith([
    { text: 'Free fridge', endsOn: '2099-06-30T12:00:00.000Z' },
  ])
  const submission = await submitConfirmed(builder, csv(head, row(name)), editor)
  await publish(submission, name)
  expect((await incentivesOf(id)).map(({ text }) => text)).toEqual(['Free fridge', TEXT])
  const left = await submitConfirmed(
    builder,
    csv(['Community', 'City', 'Price from'], [name, 'Boerne', '$390,000']),
    editor,
  )
  expect(await rowNamed(left, name)).toMatchObject({ outcome: 'unchanged' })
})

it('an offer that an editor entered is changed only after a look at what it was', async () => {
  const { builder, name, id } = await aBuilderWith([
    {
      text: TEXT,
      terms: 'On inventory homes.',
      endsOn: '2099-12-31T12:00:00.000Z',
      parts: [
        { kind: 'closing-credit', amount: 8000, builderLender: true },
        { kind: 'temporary-buydown', buydown: '2-1', builderLender: true },
      ],
    },
  ])
  const submission = await submitConfirmed(builder, csv(head, row(name)), editor)
  expect((await rowNamed(submission, name)).fields).toMatchObject([
    { fromText: '$8,000', toText: '$10,000', marks: [{ code: 'offer-of-editor' }] },
  ])
  expect(await acceptValid(submission, 'all', editor)).toMatchObject({ count: 0 })
  await publish(submission, name)
  expect(await incentivesOf(id)).toMatchObject([{ parts: [{ amount: 10_000 }, {}] }])
})

it('an offer that someone changed after the comparison is decided again', async () => {
  const { builder, name, id } = await aBuilderWith()
  const first = await submitConfirmed(builder, csv(head, row(name)), editor)
  await publish(first, name)
  const second = await submitConfirmed(builder, csv(head, row(name, '$12,000')), editor)
  const [incentive] = await incentivesOf(id)
  const [credit, ...others] = incentive?.parts ?? []
  if (!incentive || !credit) throw new Error('The offer was written')
  await payload.update({
    collection: 'communities',
    id,
    data: { incentives: [{ ...incentive, parts: [{ ...credit, amount: 9000 }, ...others] }] },
    depth: 0,
  })
  expect(await publish(second, name)).toMatchObject({
    state: 'rejected',
    conflicts: [
      {
        target: 'community.offerClosingCredit',
        message: `Credit toward closing costs of ${name} was changed to $9,000 after the comparison. Decide again.`,
      },
    ],
  })
  expect((await rowNamed(second, name)).fields).toMatchObject([{ from: 9000, to: 12_000 }])
  expect(await publish(second, name)).toMatchObject({ state: 'applied' })
  expect(await incentivesOf(id)).toMatchObject([{ parts: [{ amount: 12_000 }, {}] }])
})

it('a draft and the published version each get the offer, and undo restores both', async () => {
  const { builder, name, id } = await aBuilderWith()
  await payload.update({
    collection: 'communities',
    id,
    data: { incentives: [{ text: 'A draft', endsOn: '2099-06-30T12:00:00.000Z' }] },
    draft: true,
    depth: 0,
  })
  const before = await listingValues()
  const submission = await submitConfirmed(builder, csv(head, row(name)), editor)
  await publish(submission, name)
  expect((await incentivesOf(id)).map(({ text }) => text)).toEqual([TEXT])
  expect((await incentivesOf(id, true)).map(({ text }) => text)).toEqual(['A draft', TEXT])
  await undoSubmission(submission, editor)
  expect(await listingValues()).toEqual(before)
})

it('contradicting rows, a missing last day and impossible figures are asked about', async () => {
  const { builder, name, id } = await aBuilderWith()
  const submission = await submitConfirmed(
    builder,
    csv(
      ['Community', 'Address', 'Price', 'Community incentive', 'Community closing costs'],
      [name, '214 Bluestem Run', '$429,990', TEXT, '$10,000'],
      [name, '218 Bluestem Run', '$395,990', TEXT, '$400,000'],
    ),
    editor,
  )
  const { record, fields } = await rowNamed(submission, name)
  expect(fields).toMatchObject([
    { field: 'community.offerText', state: 'ready' },
    { field: 'community.offerEnds', state: 'unclear', hasProposal: true },
    { field: 'community.offerClosingCredit', state: 'unclear', to: 10_000 },
  ])
  expect(fields[2]?.problem).toContain('says “$10,000” and')
  const accept = (target: (typeof fields)[number]['field'], typed?: string) =>
    decideAll(
      submission,
      [{ record, target, choice: 'accept', ...(typed !== undefined && { typed }) }],
      editor,
    )
  // Without its last day, the form of the community refuses it.
  await accept('community.offerText')
  expect(await applySubmission(submission, editor)).toMatchObject({
    state: 'rejected',
    conflicts: [{ target: 'community.offerEnds' }],
  })
  await accept('community.offerEnds', '2099-12-31')
  await accept('community.offerClosingCredit', '$390,000')
  const refused = await applySubmission(submission, editor)
  expect(JSON.stringify(refused)).toContain(
    'The parts add up to $390,000, which is not less than the price of $390,000.',
  )
  await accept('community.offerClosingCredit')
  expect(await applySubmission(submission, editor)).toMatchObject({ state: 'applied' })
  expect(await incentivesOf(id)).toMatchObject([{ text: TEXT, parts: [{ amount: 10_000 }] }])
})

it('a new community has the offer of its row', async () => {
  const { builder } = await aBuilderWith()
  const name = `Heron Reach ${count}`
  const submission = await submitConfirmed(builder, csv(head, row(name)), editor)
  const { record } = await rowNamed(submission, name)
  await decideAll(submission, [{ record, target: 'listing', choice: 'draft' }], editor)
  expect(await applySubmission(submission, editor)).toMatchObject({ created: 1 })
  const { docs } = await payload.find({
    collection: 'communities',
    where: { name: { equals: name } },
    draft: true,
    depth: 0,
  })
  expect(docs[0]?.incentives).toMatchObject([
    { text: TEXT, parts: [{ amount: 10_000 }, { buydown: '2-1' }] },
  ])
})

it('the offers of our own feed are read as unchanged', async () => {
  const { exportedBuilders } = await import('@/data/partners/listings')
  const { builder, name } = await aBuilderWith([
    { text: 'Later', terms: 'Ask.', endsOn: '2099-12-31T12:00:00.000Z' },
    {
      text: 'Fall savings',
      terms: 'On inventory homes.\nWith a contract by Friday.',
      endsOn: '2099-11-30T12:00:00.000Z',
      parts: [
        { kind: 'price-reduction', amount: 9000, builderLender: true },
        { kind: 'closing-credit', amount: 10_000, builderLender: true },
        { kind: 'upgrades', amount: 5000, builderLender: true },
        { kind: 'permanent-buydown', rate: 5.49, builderLender: true },
        {
          kind: 'temporary-buydown',
          buydown: '2-1',
          builderLender: true,
          deadline: '2099-11-20T12:00:00.000Z',
        },
      ],
    },
  ])
  const feeds: string[] = []
  for await (const one of exportedBuilders()) {
    if (one.id === String(builder.id)) feeds.push(feedOfBuilder(one, (path) => `https://x${path}`))
  }
  expect(feeds[0]).toContain('<PromoHeadline>Fall savings</PromoHeadline>')
  const feed = `${feedStart(new Date())}${feeds.join('')}${feedEnd}`
  const read = await submitConfirmed(builder, feed, editor)
  const offered = (await readRows(read))
    .flatMap(({ fields }) => fields)
    .filter(({ field }) => field.startsWith('community.offer'))
  expect(offered).toEqual([])
  expect((await rowNamed(read, name)).listing).not.toBeNull()
  const changed = await submitConfirmed(
    builder,
    feed.replace('$10,000 toward', '$11,000 toward'),
    editor,
  )
  expect((await rowNamed(changed, name)).fields).toContainEqual(
    expect.objectContaining({ field: 'community.offerClosingCredit', from: 10_000, to: 11_000 }),
  )
})
