import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cell } from '../read/sheet'
import { readRows, testListing } from '../submissions.fixture'
import { type MatchDecision, matchRecords, type RecordMatch } from './match'
import {
  houseNumber,
  normalizeAddress,
  normalizeLot,
  normalizeName,
  normalizeNumber,
  similarity,
  trigrams,
} from './similarity'

/** Texts of the letters and digits of lots, where short marks and numbers meet in all ways. */
const lotLike = fc.string({ unit: fc.constantFrom(...'lotbkhs015 -') })

describe('normalization', () => {
  it.each([
    [normalizeName, 'The Ridge at St. Clair & Oaks', 'ridge at saint clair oaks'],
    [normalizeName, 'Peña’s Crossing II', 'penas crossing 2'],
    [normalizeAddress, '214 Bluestem Run, Boerne, TX 78006', '214 bluestem run'],
    [normalizeAddress, '14420 Painted Stone Lane', '14420 painted stone ln'],
    [normalizeAddress, '14420 PAINTED STONE LN.', '14420 painted stone ln'],
    [normalizeAddress, '100 N. Main Street #4', '100 n main st unit 4'],
    [normalizeAddress, '100 North Main St, Unit 4', '100 n main st unit 4'],
    [normalizeAddress, '100 N Main St Apt. 4', '100 n main st unit 4'],
    [normalizeLot, 'Block 4, Lot 12', '4 12'],
    [normalizeLot, 'Lot 12 Blk 04', '4 12'],
    [normalizeLot, 'L12', '12'],
    [normalizeLot, 'Lot L12', '12'],
    [normalizeLot, 'Lot A-012', 'lot a 12'],
    [normalizeLot, 'Blk B Lot 3', 'block b lot 3'],
    [normalizeLot, 'Lot B', 'b'],
    [normalizeLot, 'LL0', 'll0'],
    [normalizeNumber, 'LK-00101', 'lk00101'],
    [normalizeNumber, '00214', '214'],
  ])('by %o turns “%s” into “%s”', (normalize, text, expected) => {
    expect(normalize(text)).toBe(expected)
  })

  it('gives a text that was normalized the same result', () => {
    const isStable = (normalize: (text: string) => string) => (text: string) => {
      expect(normalize(normalize(text))).toBe(normalize(text))
    }
    for (const normalize of [normalizeName, normalizeNumber, normalizeLot])
      fc.assert(fc.property(fc.oneof(fc.string(), lotLike), isStable(normalize)))
    // A lot before a house number is left out once: `lt- l-0` is no address.
    const withoutLot = fc.string().filter((text) => !/l|hs/i.test(text))
    fc.assert(fc.property(withoutLot, isStable(normalizeAddress)))
    expect(normalizeAddress('###')).toBe('unit')
  })

  it('leads to a similarity that is alike both ways, from 0 to 1, and 1 with itself', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (one, other) => {
        const [a, b] = [trigrams(normalizeName(one)), trigrams(normalizeName(other))]
        expect(similarity(a, b)).toBe(similarity(b, a))
        expect(similarity(a, b)).toBeGreaterThanOrEqual(0)
        expect(similarity(a, b)).toBeLessThanOrEqual(1)
        expect(similarity(a, a)).toBe(1)
      }),
    )
  })

  it('tells houses and units apart', () => {
    const [one, two] = ['100 Main St #4', '100 Main St #5'].map(normalizeAddress)
    expect(houseNumber(one ?? '')).not.toBe(houseNumber(two ?? ''))
  })
})

const listings = [
  testListing({ kind: 'community', id: 1, name: 'Pecan Weir', city: 'Schertz', number: '4471' }),
  testListing({
    kind: 'community',
    id: 2,
    name: 'Caliche Ridge',
    city: 'San Antonio',
    number: '4472',
  }),
  testListing({ kind: 'community', id: 3, name: 'Cibolo Ridge', city: 'Cibolo' }),
  testListing({
    kind: 'community',
    id: 4,
    name: 'Villa Serena',
    city: 'Schertz',
    isOwn: false,
    number: '99',
  }),
  testListing({ kind: 'community', id: 5, name: 'Meadow Park', city: 'Boerne' }),
  testListing({ kind: 'community', id: 6, name: 'Meadow Park', city: 'Seguin' }),
  testListing({ kind: 'plan', id: 10, name: 'Hawthorn', number: '1860', communityId: 1 }),
  testListing({ kind: 'plan', id: 11, name: 'Lavender', number: '2110', communityId: 1 }),
  testListing({ kind: 'plan', id: 12, name: 'Hawthorn', number: '1860', communityId: 2 }),
  testListing({ kind: 'plan', id: 13, name: 'Hawthorn', communityId: 1, isOwn: false }),
  testListing({
    kind: 'home',
    id: 20,
    name: '214 Bluestem Run',
    number: 'J-1',
    communityId: 1,
    planId: 10,
    values: { 'home.lot': 'Block 4, Lot 12' },
  }),
  testListing({ kind: 'home', id: 21, name: '216 Bluestem Run', communityId: 1 }),
  testListing({ kind: 'home', id: 22, name: '214 Bluestem Run', communityId: 2 }),
]

type Rows = readonly (readonly Cell[])[]

function match(rows: Rows, decisions?: Record<string, MatchDecision>): RecordMatch {
  const { records } = readRows(rows)
  const last = matchRecords(records, listings, decisions).at(-1)
  if (!last) throw new Error('The rows have no record')
  return last
}

const community = (...cells: readonly Cell[]) =>
  match([['Community number', 'Community', 'City', 'Guide URL', 'Price'], [...cells]])

describe('a community', () => {
  it.each([
    ['by its number', ['04471', 'Pecan Weir', 'Schertz'], 1, 'certain', 'Same number 4471'],
    [
      'by its number under another name',
      ['4471', 'The Orchard', 'Schertz'],
      1,
      'likely',
      'Same number 4471, but another name',
    ],
    [
      'by its URL',
      [null, 'Pecan Weir', null, 'https://guide.example/communities/pecan-weir'],
      1,
      'certain',
      'Same URL',
    ],
    [
      'by name and city',
      [null, 'CALICHE RIDGE', 'San Antonio'],
      2,
      'likely',
      'Same name, same city',
    ],
    ['by its name alone', [null, 'Caliche Ridge', null], 2, 'likely', 'Same name'],
    [
      'with a slip of the pen, once it is confirmed',
      [null, 'Calliche Ridge', 'San Antonio'],
      null,
      'unsure',
      'Similar name, same city',
    ],
    [
      'with a name in two cities, once it is chosen',
      [null, 'Meadow Park', null],
      null,
      'unsure',
      'Same name',
    ],
    [
      'with a name in two cities by the city',
      [null, 'Meadow Park', 'Seguin'],
      6,
      'likely',
      'Same name, same city',
    ],
    [
      'that another builder has, with a remark',
      [null, 'Villa Serena', 'Schertz'],
      4,
      'likely',
      'Same name, same city, not listed for this builder',
    ],
    [
      'not by the number of another builder',
      ['99', 'Sun Terrace', 'Boerne'],
      null,
      'none',
      'No similar listing',
    ],
    [
      'in another city only after a look',
      [null, 'Caliche Ridge', 'Boerne'],
      null,
      'unsure',
      'Same name, but in San Antonio',
    ],
    [
      'with the width of its lots only after a look',
      [null, "Pecan Weir 60's", 'Schertz'],
      null,
      'unsure',
      'Similar name, same city',
    ],
    [
      'nowhere if nothing similar is listed',
      [null, 'Zarzamora Commons', 'San Antonio'],
      null,
      'none',
      'No similar listing',
    ],
    [
      'only after a look if its name and number contradict each other',
      ['4471', 'Caliche Ridge', 'San Antonio'],
      null,
      'unsure',
      'Same number 4471 as “Pecan Weir”, but same name, same city as “Caliche Ridge”',
    ],
    [
      'with another number than its own only after a look',
      ['9999', 'Caliche Ridge', 'San Antonio'],
      null,
      'unsure',
      'Same name, same city, but the number there is 4472',
    ],
  ] as const)('is found %s', (_, cells, listing, certainty, reason) => {
    expect(community(...cells)).toMatchObject({ listing, certainty, reason })
  })

  it('has its candidates, best first', () => {
    expect(community(null, 'Calliche Ridge', 'San Antonio').candidates[0]).toEqual({
      listing: 2,
      score: expect.any(Number),
      reason: 'Similar name, same city',
    })
  })
})

describe('a plan', () => {
  const plan = (...cells: readonly Cell[]) =>
    match([['Community', 'Plan number', 'Plan name', 'Base price'], [...cells]])

  it.each([
    ['by its number in its community', ['Caliche Ridge', '1860', 'Hawthorne'], 12, 'certain'],
    ['by its name', ['Pecan Weir', null, 'The Lavender Plan'], 11, 'likely'],
    ['not in another community', ['Caliche Ridge', '2110', 'Lavender'], null, 'none'],
    ['after its community was chosen', ['Calliche Ridge', '1860', 'Hawthorn'], null, 'unsure'],
  ] as const)('is found %s', (_, cells, listing, certainty) => {
    expect(plan(...cells)).toMatchObject({ listing, certainty })
  })

  it('follows the decision about its community', () => {
    const rows: Rows = [
      ['Community', 'Plan', 'Base price'],
      ['Calliche Ridge', 'Hawthorn', 400_000],
    ]
    expect(match(rows).reason).toBe('First choose the community “Calliche Ridge”')
    expect(match(rows, { 'community-1': { link: 2 } })).toMatchObject({
      listing: 12,
      community: { listing: 2 },
    })
    expect(match(rows, { 'community-1': 'create' })).toMatchObject({
      certainty: 'none',
      community: { record: 'community-1' },
    })
    expect(match(rows, { 'community-1': 'ignore' })).toMatchObject({
      certainty: 'unsure',
      community: null,
    })
  })
})

describe('a home', () => {
  const home = (...cells: readonly Cell[]) =>
    match([['Community', 'Job #', 'Address', 'Lot', 'Plan', 'Price'], [...cells]])

  it.each([
    ['by its number', ['Pecan Weir', 'j-1', '214 Bluestem Rn'], 20, 'certain'],
    ['by its number without a community', [null, 'J-1', null], 20, 'certain'],
    ['by its address', ['Pecan Weir', null, '216 BLUESTEM RUN, Schertz TX'], 21, 'likely'],
    ['never by a neighbor’s address', ['Pecan Weir', null, '218 Bluestem Run'], null, 'none'],
    ['by its lot after a look', ['Pecan Weir', null, null, 'Lot 12, Block 4'], null, 'unsure'],
    [
      'with another address on its lot after a look',
      ['Pecan Weir', null, '9 Heron Way', 'Blk 4 Lot 12'],
      null,
      'unsure',
    ],
    [
      'whose street is misspelled after a look',
      ['Pecan Weir', null, '216 Blustem Run'],
      null,
      'unsure',
    ],
  ] as const)('is found %s', (_, cells, listing, certainty) => {
    expect(home(...cells)).toMatchObject({ listing, certainty })
  })

  it('has the plan of its community', () => {
    expect(home('Pecan Weir', 'J-1', null, null, 'Lavender').plan).toEqual({ listing: 11 })
    expect(home('Caliche Ridge', null, '214 Bluestem Run', null, 'Hawthorn').plan).toEqual({
      listing: 12,
    })
    expect(home('Pecan Weir', 'J-1', null, null, 'Nobel').plan).toBeNull()
  })
})

it('matchRecords prefers the same name to one with the same words', () => {
  const alike = [
    testListing({ kind: 'community', id: 1, name: '1 3 1', city: 'Boerne' }),
    testListing({ kind: 'community', id: 2, name: '3 1 3', city: 'Boerne' }),
  ]
  const { records } = readRows([
    ['Community', 'City', 'Guide URL'],
    ['3 1 3', 'Boerne', null],
    ['1 3 1', 'Boerne', '1-3-1'],
  ])
  expect(matchRecords(records, alike).map(({ listing }) => listing)).toEqual([2, 1])
})

it('matchRecords never lets two records meet one listing silently', () => {
  const name = fc.constantFrom(
    'Pecan Weir',
    'pecan weir',
    'Caliche Ridge',
    'Meadow Park',
    'Sotol Bluff',
  )
  const row = fc.tuple(
    fc.option(fc.constantFrom('4471', '4472', '77')),
    name,
    fc.constantFrom('Schertz', 'Boerne'),
  )
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
      const { records } = readRows([
        ['Community number', 'Community', 'City', 'Price'],
        ...rows.map((cells) => [...cells, 400_000]),
      ])
      const met = matchRecords(records, listings).flatMap(({ listing, duplicateOf }) =>
        listing !== null && duplicateOf === null ? [listing] : [],
      )
      expect(new Set(met).size).toBe(met.length)
    }),
  )
})
