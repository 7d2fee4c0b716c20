import { describe, expect, it } from 'vitest'
import { compareSubmission } from './compare/compare'
import { reviewRows } from './compare/review-rows'
import { planChanges } from './decide/plan-changes'
import type { FieldId } from './fields'
import type { Listing, ListingOffer } from './listing'
import { matchRecords } from './match/match'
import { changeParts } from './offer'
import { readPromotion } from './read/promotion'
import type { Cell } from './read/sheet'
import type { SubmissionRecord } from './record'
import { readingOptions, readRows, testListing } from './submissions.fixture'

const { today } = readingOptions

const offer = (values: Partial<ListingOffer> = {}): ListingOffer => ({
  id: 'row-1',
  isOwn: true,
  text: '$10,000 toward closing costs',
  terms: null,
  startsOn: null,
  endsOn: '2026-12-31',
  lenderRate: null,
  parts: [{ kind: 'closing-credit', amount: 10_000, builderLender: false }],
  ...values,
})

const weir = (...offers: ListingOffer[]): Listing =>
  testListing({
    kind: 'community',
    id: 1,
    name: 'Pecan Weir',
    city: 'Schertz',
    values: { 'community.startPrice': 390_000 },
    offers,
  })

const heading = ['Community', 'Incentive', 'Incentive ends', 'Closing costs'] as const

function review(rows: readonly (readonly Cell[])[], listing: Listing) {
  const { records } = readRows(rows)
  const matches = matchRecords(records, [listing])
  const comparison = compareSubmission(records, matches, [listing], today)
  return reviewRows(records, matches, [listing], comparison)
}

const changes = (rows: readonly (readonly Cell[])[], listing: Listing) =>
  review(rows, listing)[0]?.compared?.changes ?? []

const getValues = (record: SubmissionRecord | undefined) =>
  Object.fromEntries(
    Object.entries(record?.values ?? {})
      .filter(([id]) => id.startsWith('community.offer'))
      .map(([id, read]) => [id.slice('community.offer'.length), read]),
  )

const readOne = (headings: readonly string[], cells: readonly Cell[]) =>
  getValues(
    readRows([
      ['Community', 'City', ...headings],
      ['Pecan Weir', 'Schertz', ...cells],
    ]).records[0],
  )

describe('the columns of an offer', () => {
  it.each([
    ['Incentive', 'community.offerText'],
    ['Promotion', 'community.offerText'],
    ['Special offer', 'community.offerText'],
    ['Incentive Terms', 'community.offerTerms'],
    ['Incentive starts', 'community.offerStarts'],
    ['INCENTIVE ENDS', 'community.offerEnds'],
    ['Offer expires', 'community.offerEnds'],
    ['Price reduction', 'community.offerPriceReduction'],
    ['Closing Cost Credit', 'community.offerClosingCredit'],
    ['Closing costs', 'community.offerClosingCredit'],
    ['Upgrades', 'community.offerUpgrades'],
    ['Design credit', 'community.offerUpgrades'],
    ['Rate buydown', 'community.offerRate'],
    ['Promo rate', 'community.offerRate'],
    ['Preferred lender only', 'community.offerLender'],
  ])('are known by %s', (written, target) => {
    const { mappings } = readRows([
      ['Community', 'City', written],
      ['Pecan Weir', 'Schertz', null],
      ['Heron Reach', 'Boerne', null],
    ])
    expect(mappings[0]?.kind).toBe('community')
    expect(mappings[0]?.columns[2]?.target).toBe(target)
  })

  it('are those of each home in a table of homes, unless they name the community', () => {
    const rows = (written: string) => [
      ['Community', 'Address', 'Price', written],
      ['Pecan Weir', '214 Bluestem Run', 429_990, '2-1 buydown'],
      ['Pecan Weir', '218 Bluestem Run', 395_990, '2-1 buydown'],
    ]
    const alone = readRows(rows('Incentive'))
    expect(alone.mappings[0]?.columns[3]?.target).toBeNull()
    expect(getValues(alone.records[0])).toEqual({})
    const named = readRows(rows('Community incentive'))
    expect(named.mappings[0]?.kind).toBe('home')
    expect(getValues(named.records[0])).toMatchObject({ Text: { value: '2-1 buydown' } })
  })

  it('count for communities only where each row says what it describes', () => {
    const { records } = readRows([
      ['Type', 'Community', 'Street address', 'Price', 'Incentive'],
      ['Community', 'Pecan Weir', null, 390_000, 'Low rates'],
      ['Home', 'Pecan Weir', '214 Bluestem Run', 429_990, '$5,000'],
    ])
    expect(getValues(records[0])).toMatchObject({ Text: { state: 'value', value: 'Low rates' } })
  })

  it('are asked about where the rows of a community contradict each other', () => {
    const { records } = readRows([
      ['Community', 'Address', 'Price', 'Community closing costs'],
      ['Pecan Weir', '214 Bluestem Run', 429_990, '$10,000'],
      ['Pecan Weir', '218 Bluestem Run', 395_990, '$5,000'],
    ])
    expect(getValues(records[0])).toMatchObject({
      ClosingCredit: { state: 'unclear', proposal: { value: 10_000 } },
    })
  })
})

describe('a cell of an offer', () => {
  it.each([
    ['$10,000', { state: 'value', value: 10_000 }],
    ['10K', { state: 'value', value: 10_000 }],
    ['up to $7,500', { state: 'unclear', proposal: { value: 7500 } }],
    ['10.000', { state: 'unclear', proposal: { value: 10_000 } }],
    ['3%', { state: 'unclear', proposal: null }],
    [0, { state: 'clear' }],
    ['none', { state: 'clear' }],
    ['-', { state: 'empty' }],
  ])('with the credit %s is read as an amount', (cell, expected) => {
    expect(readOne(['Closing costs'], [cell]).ClosingCredit).toMatchObject(expected)
  })

  it.each([
    ['5.49%', { Rate: { value: 5.49 } }],
    [5.49, { Rate: { value: 5.49 } }],
    [0.0549, { Rate: { state: 'unclear', proposal: { value: 5.49 } } }],
    ['as low as 4.99%', { Rate: { state: 'unclear', proposal: { value: 4.99 } } }],
    ['2-1', { Rate: { state: 'empty' }, Buydown: { value: '2-1' } }],
    ['3/2/1 buydown', { Rate: { state: 'empty' }, Buydown: { value: '3-2-1' } }],
    ['1-Feb', { Buydown: { state: 'unclear', proposal: { value: '2-1' } } }],
    ['ask us', { Rate: { state: 'unclear', proposal: null } }],
  ])('with the buydown %s is read as a rate or as points by year', (cell, expected) => {
    expect(readOne(['Rate buydown'], [cell])).toMatchObject(expected)
  })

  it.each([
    ['$5,000 in upgrades (ends 12/31/26)', { Ends: { value: '2026-12-31' } }],
    ['Low rates through December 15', { Ends: { proposal: { value: '2026-12-15' } } }],
    ['$10,000', { Text: { state: 'unclear', proposal: null } }],
    ['None', { Text: { state: 'empty' } }],
  ])('with the headline %s says its last day, and more than an amount', (cell, expected) => {
    expect(readOne(['Incentive'], [cell])).toMatchObject(expected)
  })
})

describe('an offer is compared', () => {
  const row = ['Pecan Weir', '$10,000 toward closing costs', '12/31/2026', '$10,000']

  it('with the one that has its text, and nothing changes where it says the same', () => {
    const other = offer({ id: 'row-2', isOwn: true, text: 'Free fridge', parts: [] })
    expect(changes([[...heading], row], weir(other, offer({ isOwn: false })))).toEqual([])
  })

  it('else with the one that the last submission of the builder wrote', () => {
    const rows = [[...heading], ['Pecan Weir', '$12,000 toward closing costs', '1/31/2027', 12_000]]
    const byEditor = offer({ id: 'row-2', isOwn: false, text: 'Free fridge' })
    const [found] = review(rows, weir(byEditor, offer()))
    expect(found?.compared?.offer).toBe('row-1')
    expect(found?.compared?.changes).toMatchObject([
      {
        field: 'community.offerText',
        from: '$10,000 toward closing costs',
        marks: [{ code: 'renamed' }],
      },
      { field: 'community.offerEnds', from: '2026-12-31', to: '2027-01-31' },
      { field: 'community.offerClosingCredit', from: 10_000, to: 12_000, marks: [] },
    ])
    const [added] = review(rows, weir(byEditor))
    expect(added?.compared?.offer).toBeUndefined()
    expect(added?.compared?.changes.map(({ from }) => from)).toEqual([null, null, null])
  })

  it('and a change of one that an editor entered is never accepted without a look', () => {
    const rows = [[...heading], ['Pecan Weir', row[1] ?? '', '12/31/2026', '$12,000']]
    expect(review(rows, weir(offer({ isOwn: true })))[0]?.valid).toHaveLength(1)
    const [found] = review(rows, weir(offer({ isOwn: false })))
    expect(found?.valid).toEqual([])
    expect(found?.compared?.changes).toMatchObject([{ marks: [{ code: 'offer-of-editor' }] }])
  })

  it('and its last day is asked for, with the end of the month', () => {
    const rows = [
      ['Community', 'Incentive'],
      ['Pecan Weir', '2-1 buydown on all homes'],
    ]
    expect(changes(rows, weir())).toMatchObject([
      { field: 'community.offerText', state: 'ready' },
      { field: 'community.offerEnds', to: '2026-11-30', state: 'unclear', hasProposal: true },
    ])
    const same = offer({ text: '2-1 buydown on all homes', endsOn: '2026-12-15' })
    expect(changes(rows, weir(same))).toEqual([])
    expect(changes(rows, weir({ ...same, endsOn: '2026-10-31' }))).toMatchObject([
      { field: 'community.offerEnds', from: '2026-10-31', to: '2026-11-30', state: 'unclear' },
    ])
  })

  it('and words are proposed for figures without any', () => {
    const rows = [
      ['Community', 'Closing costs', 'Rate buydown'],
      ['Pecan Weir', 10_000, '5.49%'],
    ]
    expect(changes(rows, weir())[0]).toMatchObject({
      field: 'community.offerText',
      to: '$10,000 toward closing costs and a rate of 5.49% for the whole loan',
      state: 'unclear',
      hasProposal: true,
    })
  })

  it('and figures that cannot be true cannot be accepted', () => {
    const rows = [[...heading], ['Pecan Weir', 'A gift', '12/31/2026', 390_000]]
    const found = changes(rows, weir()).find(({ state }) => state === 'impossible')
    expect(found).toMatchObject({
      field: 'community.offerClosingCredit',
      marks: [
        {
          reason: 'The parts add up to $390,000, which is not less than the price of $390,000.',
        },
      ],
    })
    const buydown = [
      ['Community', 'Rate buydown'],
      ['Pecan Weir', '6.25%'],
    ]
    const withLender = offer({
      lenderRate: 6,
      parts: [{ kind: 'upgrades', amount: 5000, builderLender: true }],
    })
    expect(
      changes(buydown, weir({ ...withLender, text: 'x' })).flatMap(({ marks }) => marks),
    ).toMatchObject([
      { reason: 'The permanent buydown to 6.25% is not below the lender’s rate of 6%.' },
    ])
  })

  it('only if the row has one: a lender alone is none', () => {
    const rows = (lender: string) => [
      ['Community', 'Incentive', 'Preferred lender only'],
      ['Pecan Weir', null, lender],
    ]
    expect(changes(rows('No'), weir())).toEqual([])
    expect(changes(rows('Yes'), weir())).toEqual([])
    expect(changes(rows('Yes'), weir(offer()))).toMatchObject([{ from: false, to: true }])
  })

  it('and one that is not in the submission any more stays', () => {
    const rows = [[...heading], ['Pecan Weir', null, null, null]]
    expect(changes(rows, weir(offer()))).toEqual([])
  })
})

it('the plan of a submission has the accepted values of an offer and its row', () => {
  const rows = review(
    [[...heading], ['Pecan Weir', '$10,000 toward closing costs', '12/31/2026', '$12,000']],
    weir(offer()),
  )
  const target: FieldId = 'community.offerClosingCredit'
  const { updates } = planChanges(rows, [
    { record: 'community-1', target, choice: 'accept', typed: null },
  ])
  expect(updates).toMatchObject([
    { listing: 1, values: { [target]: 12_000 }, seen: { [target]: 10_000 }, offer: 'row-1' },
  ])
})

describe('the parts of an offer', () => {
  const credit = { id: 'a', kind: 'closing-credit', amount: 10_000, builderLender: true } as const

  it('change in their figures, and keep their conditions', () => {
    const parts = [{ ...credit, deadline: '2026-12-20' }]
    expect(changeParts(parts, { 'community.offerClosingCredit': 12_000 })).toEqual([
      { ...credit, amount: 12_000, deadline: '2026-12-20' },
    ])
    expect(changeParts(parts, { 'community.offerClosingCredit': null })).toEqual([])
  })

  it('that are new require the builder’s lender if the others do, or as the submission says', () => {
    expect(changeParts([credit], { 'community.offerRate': 5.49 }).at(-1)).toEqual({
      kind: 'permanent-buydown',
      rate: 5.49,
      builderLender: true,
    })
    const said = changeParts([credit], {
      'community.offerBuydown': '2-1',
      'community.offerLender': false,
    })
    expect(said.map(({ builderLender }) => builderLender)).toEqual([false, false])
  })
})

describe('the description of a promotion', () => {
  it('is terms, with the sentences of our feed about figures', () => {
    const description =
      'On inventory. By 12/15. $9,000 off the price. $10,000 toward closing costs (by 2026-12-15). Upgrades with a stated value of $5,000. A rate of 5.49% for the whole loan. 2-1 buydown: the rate is 2% lower in year 1, 1% in year 2.'
    const { terms, figures } = readPromotion(description)
    expect(terms).toBe('On inventory. By 12/15.')
    expect(Object.fromEntries(figures)).toEqual({
      'community.offerPriceReduction': '9,000',
      'community.offerClosingCredit': '10,000',
      'community.offerUpgrades': '5,000',
      'community.offerRate': '5.49',
      'community.offerBuydown': '2-1',
      'community.offerLender': 'no',
    })
  })

  it('says whether all of them require the builder’s lender', () => {
    const lender = '(only with the builder’s lender)'
    const credit = `$10,000 toward closing costs ${lender}.`
    const readLender = (text: string) => readPromotion(text).figures.get('community.offerLender')
    expect(readLender(credit)).toBe('yes')
    expect(readLender(`$9,000 off the price. ${credit}`)).toBeUndefined()
  })

  it.each(['', 'Ask for details.', 'Save $10,000 toward closing costs today.'])(
    'that has none is terms alone: “%s”',
    (text) => {
      expect(readPromotion(text)).toEqual({ terms: text, figures: new Map() })
    },
  )
})
