import { describe, expect, it } from 'vitest'
import type { FieldValue } from '../field-value'
import type { FieldId } from '../fields'
import type { Listing } from '../listing'
import { type MatchDecision, matchRecords } from '../match/match'
import type { Cell } from '../read/sheet'
import { readingOptions, readRows, testListing } from '../submissions.fixture'
import { compareSubmission } from './compare'
import { reviewRows } from './review-rows'
import {
  FROM_PDF,
  OFFER_OF_EDITOR,
  toWordingWarning,
  validateChange,
  warningCodes,
} from './validate-change'

const { today } = readingOptions

function compare(
  rows: readonly (readonly Cell[])[],
  listings: readonly Listing[],
  decisions: Record<string, MatchDecision> = {},
) {
  const { records } = readRows(rows)
  return compareSubmission(records, matchRecords(records, listings, decisions), listings, today)
}

const weir = testListing({
  kind: 'community',
  id: 1,
  name: 'Pecan Weir',
  city: 'Schertz',
  values: {
    'community.startPrice': 400_000,
    'community.homesAvailable': 20,
    'community.hoaPhone': '210-555-0119',
  },
})
const ledge = testListing({ kind: 'community', id: 2, name: 'Bluebonnet Ledge', city: 'Boerne' })
const home = testListing({
  kind: 'home',
  id: 20,
  name: '214 Bluestem Run',
  communityId: 1,
  values: {
    'home.price': 450_000,
    'home.squareFeet': 2000,
    'home.status': 'sold',
    'home.stage': 'under-construction',
  },
})

const heading = ['Community', 'City', 'Price', 'Homes available', 'Phone']

describe('a record', () => {
  it('says field by field what changes, and nothing else', () => {
    const { compared } = compare(
      [heading, ['PECAN WEIR', 'Schertz, TX', '$390,000', 20, '(210) 555-0119']],
      [weir],
    )
    expect(compared).toEqual([
      {
        record: 'community-1',
        kind: 'community',
        listing: 1,
        outcome: 'changed',
        changes: [
          {
            field: 'community.startPrice',
            from: 400_000,
            to: 390_000,
            text: '$390,000',
            state: 'ready',
            hasProposal: false,
            problem: null,
            note: null,
            marks: [],
          },
        ],
        planChange: null,
        problems: [],
      },
    ])
  })

  it.each([
    ['left blank', ['Pecan Weir', null, null, null, '-']],
    ['the same', ['Pecan Weir', 'Schertz', 400_000, '20', '210.555.0119']],
  ])('that is %s changes nothing', (_, row) => {
    expect(compare([heading, row], [weir]).compared).toMatchObject([
      { outcome: 'unchanged', changes: [] },
    ])
  })

  it('waits for an editor where a value is unclear', () => {
    const { compared } = compare([heading, ['Pecan Weir', null, 'from the 380s']], [weir])
    expect(compared[0]?.changes).toMatchObject([
      {
        field: 'community.startPrice',
        from: 400_000,
        to: 380_000,
        state: 'unclear',
        hasProposal: true,
      },
    ])
  })

  it('does not ask about a range that begins with the price of now', () => {
    const { compared } = compare([heading, ['Pecan Weir', null, 'from the 400s']], [weir])
    expect(compared).toMatchObject([{ outcome: 'unchanged' }])
  })

  it('removes a value only where the word is written', () => {
    const { compared } = compare([heading, ['Pecan Weir', null, 'remove']], [weir])
    expect(compared[0]?.changes).toMatchObject([
      { to: null, state: 'ready', marks: [{ code: 'removed' }] },
    ])
  })

  it('is invalid if nothing of it can be stored', () => {
    const { compared } = compare([heading, ['Pecan Weir', null, 60_000_000]], [weir])
    expect(compared).toMatchObject([
      { outcome: 'invalid', changes: [{ state: 'impossible', marks: [{ code: 'out-of-range' }] }] },
    ])
  })

  it('of a new community says what is missing for publishing', () => {
    const { compared } = compare(
      [heading, ['Zarzamora Commons', 'San Antonio', 301_000, 22]],
      [weir],
    )
    expect(compared).toMatchObject([
      {
        outcome: 'new',
        listing: null,
        problems: ['It can only be a draft until these are filled in: address, county.'],
      },
    ])
  })

  it('of a new home without a stage proposes one by its date', () => {
    const rows = [
      ['Community', 'Address', 'Price', 'Move in date'],
      ['Pecan Weir', '9 Heron Way', 400_000, '2027-02-15'],
    ]
    const added = compare(rows, [weir]).compared.at(-1)
    expect(added?.outcome).toBe('new')
    expect(added?.changes.find(({ field }) => field === 'home.stage')).toMatchObject({
      to: 'under-construction',
      state: 'unclear',
      hasProposal: true,
    })
  })

  it('that may be several listings waits to be linked, and follows the editor', () => {
    const rows = [heading, ['Pecan Wier', 'Schertz', 390_000]]
    expect(compare(rows, [weir]).compared).toMatchObject([{ outcome: 'unmatched', changes: [] }])
    expect(compare(rows, [weir], { 'community-1': { link: 1 } }).compared).toMatchObject([
      { outcome: 'changed', listing: 1 },
    ])
    expect(compare(rows, [weir], { 'community-1': 'create' }).compared).toMatchObject([
      { outcome: 'new' },
    ])
    expect(compare(rows, [weir], { 'community-1': 'ignore' }).compared).toEqual([])
  })

  it('says which plan of a home is not known', () => {
    const rows = [
      ['Community', 'Address', 'Plan', 'Price'],
      ['Pecan Weir', '214 Bluestem Run', 'Frio', 450_000],
    ]
    expect(compare(rows, [weir, home]).compared.at(-1)?.problems).toEqual([
      'The plan “Frio” is not among those of the community. The home keeps its plan.',
    ])
  })
})

describe('what was read from a PDF', () => {
  const review = (page: number | null) => {
    const { records } = readRows([
      ['Community', 'City', 'Starting price', 'Homes available'],
      ['Pecan Weir', 'Schertz', '$405,000', '19'],
      ['Heron Reach', 'Boerne', '$505,000', '4'],
    ])
    const onPage = page === null ? undefined : { page, line: 3 }
    const placed = records.map((record) => ({
      ...record,
      places: record.places.map((place) => ({ ...place, onPage })),
    }))
    const matches = matchRecords(placed, [weir])
    return reviewRows(placed, matches, [weir], compareSubmission(placed, matches, [weir], today))
  }

  it('is never accepted without a look, and each value says why', () => {
    expect(review(null).map(({ valid }) => valid.length)).not.toEqual([0, 0])
    const rows = review(2)
    expect(rows.map(({ valid }) => valid)).toEqual([[], []])
    const changes = rows.flatMap(({ compared }) => compared?.changes ?? [])
    expect(changes.length).toBeGreaterThan(3)
    for (const { marks } of changes) expect(marks.at(-1)).toEqual(FROM_PDF)
  })
})

describe('missing listings', () => {
  const row = ['Pecan Weir', 'Schertz', 400_000]

  it('are the builder’s own of a kind that the submission describes', () => {
    const other = testListing({ kind: 'community', id: 3, name: 'Sotol Bluff', isOwn: false })
    const draft = testListing({ kind: 'community', id: 4, name: 'Old Draft', isPublished: false })
    const { missing } = compare([heading, row], [weir, ledge, other, draft, home])
    expect(missing).toEqual([ledge])
  })

  it('do not include what is sold already', () => {
    const sold = { ...ledge, values: { 'community.status': 'sold_out' } }
    expect(compare([heading, row], [weir, sold]).missing).toEqual([])
    const homes = [
      ['Community', 'Address', 'Price'],
      ['Pecan Weir', '9 Heron Way', 400_000],
    ]
    expect(compare(homes, [weir, home]).missing).toEqual([])
  })

  it('do not include candidates that an editor has not chosen yet', () => {
    expect(compare([heading, ['Pecan Wier', 'Schertz', 1]], [weir]).missing).toEqual([])
  })

  it('do not include the homes of a community that is missing itself', () => {
    const forSale = { ...home, communityId: 2, values: { 'home.status': 'available' } }
    const rows = [
      ['Type', 'Community', 'Street address', 'Price'],
      ['Community', 'Pecan Weir', null, 400_000],
      ['Home', 'Pecan Weir', '9 Heron Way', 410_000],
    ]
    expect(compare(rows, [weir, ledge, forSale]).missing).toEqual([ledge])
  })

  it('do not include the homes of a community that buyers do not see', () => {
    const rows = [
      ['Type', 'Community', 'Street address', 'Price'],
      ['Community', 'Pecan Weir', null, 400_000],
      ['Community', 'Bluebonnet Ledge', null, 400_000],
      ['Home', 'Pecan Weir', '9 Heron Way', 410_000],
    ]
    const forSale = { ...home, communityId: 2, values: { 'home.status': 'available' } }
    expect(compare(rows, [weir, ledge, forSale]).missing).toEqual([forSale])
    expect(compare(rows, [weir, { ...ledge, isPublished: false }, forSale]).missing).toEqual([])
  })
})

describe('a change is marked', () => {
  const judge = (
    field: FieldId,
    from: FieldValue | null,
    to: FieldValue | null,
    others: Partial<Record<FieldId, FieldValue>> = {},
  ) =>
    validateChange({
      field,
      from,
      to,
      today,
      lenderRate: null,
      after: (id) => (id === field ? to : (others[id] ?? null)),
    })

  const cases: readonly (readonly [string, ReturnType<typeof judge>])[] = [
    ['unusual price-jump: 12% lower than now', judge('home.price', 400_000, 352_000)],
    ['unusual price-jump: 25% higher than now', judge('community.startPrice', 400_000, 500_000)],
    [
      'unusual magnitude: 10 times lower than now. A digit may be missing or doubled.',
      judge('plan.basePrice', 400_000, 40_000),
    ],
    [
      'unusual price-per-foot: $50 a square foot. Check price and size.',
      judge('home.price', null, 100_000, { 'home.squareFeet': 2000 }),
    ],
    ['unusual size-jump: 50% larger than now', judge('plan.squareFeet', 2000, 3000)],
    [
      'unusual move-in-past: 11/1/2026 is over, and the home is not ready.',
      judge('home.moveIn', null, '2026-11-01', { 'home.stage': 'to-be-built' }),
    ],
    [
      'unusual for-sale-again: The home was sold and would be for sale again.',
      judge('home.status', 'sold', 'available'),
    ],
    ['unusual fell-to-zero: It was 12 and would be 0.', judge('community.homesAvailable', 12, 0)],
    ['unusual fewer-by-half: Fewer than half of 112', judge('community.homesAvailable', 112, 40)],
    ['unusual renamed: It is “Pecan Weir” now.', judge('community.name', 'Pecan Weir', 'The Weir')],
    ['unusual moved: It is in another place now.', judge('community.city', 'Boerne', 'Cibolo')],
    ['unusual removed: The value would be removed.', judge('home.price', 400_000, null)],
    [
      'impossible out-of-range: Base price is from $1,000 to $50,000,000.',
      judge('plan.basePrice', 400_000, 90_000_000),
    ],
    ['impossible out-of-range: Bedrooms is from 0 to 12.', judge('home.beds', 3, 33)],
    [
      'impossible out-of-range: The text has 41 characters; at most 40 fit.',
      judge('home.lot', null, 'x'.repeat(41)),
    ],
    ['impossible required: Name cannot be removed.', judge('community.name', 'Pecan Weir', null)],
    [
      'impossible prices-reversed: The highest price, $380,000, is below the starting price, $390,000.',
      judge('community.startPrice', 370_000, 390_000, { 'community.endPrice': 380_000 }),
    ],
    [
      'impossible earlier-price-not-above: The earlier price, $400,000, is not above the price, $400,000.',
      judge('home.earlierPrice', null, 400_000, { 'home.price': 400_000 }),
    ],
    [
      'impossible sold-in-future: The day of the sale is in the future.',
      judge('home.soldAt', null, '2026-12-24'),
    ],
    [
      'impossible fee-without-period: The period of the HOA fee is missing.',
      judge('community.hoaFee', null, 75),
    ],
    [
      'impossible coordinate-alone: Latitude and longitude are needed, or neither.',
      judge('community.latitude', null, 29.4),
    ],
    [
      'impossible offer-problem: The parts add up to $400,000, which is not less than the price of $390,000.',
      judge('community.offerClosingCredit', 10_000, 400_000, { 'community.startPrice': 390_000 }),
    ],
    [
      'impossible offer-problem: The offer has no figure. Write this into its terms.',
      judge('community.offerLender', false, true),
    ],
    [
      'unusual magnitude: 10 times higher than now. A digit may be missing or doubled.',
      judge('community.offerClosingCredit', 5000, 50_000),
    ],
    [
      'impossible offer-days: The end is before the start.',
      judge('community.offerEnds', null, '2026-12-01', { 'community.offerStarts': '2026-12-02' }),
    ],
    ['unusual offer-over: 11/23/2026 is over.', judge('community.offerEnds', null, '2026-11-23')],
    [
      'impossible required: An offer ends by its last day. Enter that day, or remove the incentive in the form.',
      judge('community.offerText', '$5,000 toward closing costs', null),
    ],
    ['unusual offer-of-editor: An editor entered this offer.', [OFFER_OF_EDITOR]],
    ['unusual from-pdf: Read from a PDF: compare it with the page.', [FROM_PDF]],
    [
      'unusual wording: “no kids” may break fair-housing law. Limits who may live here.',
      [toWordingWarning('“no kids”', 'Limits who may live here.')],
    ],
  ]

  it.each(cases)('%s', (expected, marks) => {
    expect(marks.map(({ level, code, reason }) => `${level} ${code}: ${reason}`)).toContain(
      expected,
    )
  })

  it('with each code in a case of this test', () => {
    const shown = new Set(cases.flatMap(([, marks]) => marks.map(({ code }) => code)))
    expect(warningCodes.filter((code) => !shown.has(code))).toEqual([])
  })

  it.each([
    [judge('home.price', 400_000, 360_000)],
    [judge('home.moveIn', null, '2026-11-01', { 'home.stage': 'ready' })],
    [judge('home.status', 'available', 'sold')],
    [judge('community.hoaFee', null, 0)],
    [judge('community.homesAvailable', 20, 11)],
  ])('only if it is out of the ordinary', (marks) => {
    expect(marks).toEqual([])
  })
})
