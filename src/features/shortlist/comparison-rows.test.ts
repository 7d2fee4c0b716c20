import { describe, expect, it } from 'vitest'
import { exampleListing } from '@/contract/shortlist/example'
import type { Listing } from '@/contract/shortlist/listing'
import type { SchoolLevel } from '@/domain/enums'
import { comparisonGroups } from './comparison-rows'

const now = new Date('2026-11-20T12:00:00.000Z')

function findRow(label: string, ...listings: readonly Partial<Listing>[]) {
  const groups = comparisonGroups(
    listings.map((listing) => ({ ...exampleListing, ...listing })),
    now,
  )
  const found = groups.flatMap(({ rows }) => rows).find((row) => row.label === label)
  return found?.cells ?? []
}

const texts = (label: string, ...listings: readonly Partial<Listing>[]) =>
  findRow(label, ...listings).map(({ lines }) => lines.map(({ text }) => text).join(' / '))

const best = (label: string, ...listings: readonly Partial<Listing>[]) =>
  findRow(label, ...listings).map(({ isBest }) => isBest)

const community: Partial<Listing> = {
  kind: 'community',
  stage: null,
  moveIn: null,
  status: 'available',
  beds: { min: 3, max: 5 },
}

it('the comparison has the rows of a buyer in four groups', () => {
  const groups = comparisonGroups([exampleListing], now)
  expect(groups.map(({ title, rows }) => [title, rows.map(({ label }) => label)])).toEqual([
    [
      'Cost',
      ['Price', 'Monthly cost', 'Price per sq ft', 'HOA fee', 'Property tax rate', 'Incentives'],
    ],
    ['Home', ['Type', 'Stage', 'Bedrooms', 'Baths', 'Size', 'Stories', 'Garage']],
    ['Place', ['Community', 'City', 'School district', 'Elementary school']],
    ['Builder', ['Built by', 'Last verified']],
  ])
})

it('an incentive has its last day, and below what it is worth as a price cut', () => {
  const [offer] = exampleListing.incentives
  const incentives = offer ? [offer, { ...offer, text: 'Blinds', worth: [] }] : []
  expect(findRow('Incentives', { incentives })[0]?.lines).toEqual([
    {
      text: '$10,000 toward closing costs, through Dec 31',
      detail: 'About the same as a $10,000 lower price.',
    },
    { text: 'Blinds, through Dec 31', detail: null },
  ])
})

describe('a cost with parts that were not supplied', () => {
  const partly: Partial<Listing> = { monthly: { total: 2000.4, missing: ['HOA fee'] } }
  const whole: Partial<Listing> = { monthly: { total: 2400, missing: [] } }

  it('reads at least, and names the parts', () => {
    expect(findRow('Monthly cost', partly, whole)).toEqual([
      {
        lines: [{ text: 'At least $2,000', detail: 'Not supplied: HOA fee' }],
        href: null,
        isBest: false,
      },
      { lines: [{ text: 'About $2,400', detail: null }], href: null, isBest: false },
    ])
    expect(texts('Property tax rate', { tax: { rate: 1.2345, isComplete: false } })).toEqual([
      'At least 1.23%',
    ])
  })

  it('is the lowest only if it is complete', () => {
    expect(best('Monthly cost', whole, { monthly: { total: 2600, missing: [] } })).toEqual([
      true,
      false,
    ])
  })
})

it('the lowest price and the largest home are the best, and a range is not compared', () => {
  expect(best('Price', { price: 300_000 }, { price: 290_000 }, { price: null })).toEqual([
    false,
    true,
    false,
  ])
  expect(best('Bedrooms', community, { beds: { min: 4, max: 4 } }, { beds: null })).toEqual([
    false,
    false,
    false,
  ])
  expect(best('Size', { squareFeet: { min: 2500, max: 2500 } }, {})).toEqual([true, false])
})

it('several half baths are named, one counts as .5', () => {
  const halves = (halfBaths: number | null): Partial<Listing> => ({ halfBaths })
  expect(texts('Baths', halves(1), halves(2))).toEqual(['2.5', '2 full, 2 half'])
  const full = { baths: { min: 2, max: 2 }, halfBaths: 0 }
  expect(texts('Baths', full, { baths: { min: 2, max: 3.5 }, halfBaths: null })).toEqual([
    '2',
    '2 to 3.5',
  ])
})

it('fees of different periods are compared by month', () => {
  const fees: Partial<Listing>[] = [
    { hoa: { amount: 300, period: 'year' } },
    { hoa: { amount: 60, period: 'month' } },
    { hoa: { amount: 0, period: 'month' } },
    { hoa: null },
  ]
  expect(texts('HOA fee', ...fees)).toEqual(['$300 a year', '$60 a month', 'No fee', ''])
  expect(best('HOA fee', ...fees)).toEqual([false, false, true, false])
})

it('the comparison says what stage a listing is in, and what was sold', () => {
  expect(
    texts(
      'Stage',
      {},
      { status: 'pending' },
      { status: 'sold', soldAt: '2026-11-03T18:00:00.000Z' },
      community,
    ),
  ).toEqual(['Under construction · ready Feb 15, 2027', 'Pending', 'Sold November 3', 'Available'])
  expect(texts('Monthly cost', { status: 'sold', monthly: null }, { monthly: null })).toEqual([
    'No longer for sale',
    '',
  ])
})

it('the comparison has a price per square foot of one home, not of a community', () => {
  expect(
    texts('Price per sq ft', { price: 300_000, squareFeet: { min: 1800, max: 1800 } }, community, {
      squareFeet: null,
    }),
  ).toEqual(['$167', 'Varies by plan', ''])
})

describe('schools', () => {
  const school = (level: SchoolLevel, name: string, rating: string | null = null) => ({
    level,
    name,
    rating,
    distance: '0.8 mi',
  })
  const fabra = school('elementary', 'Fabra Elementary', 'A-')
  const rated: Partial<Listing> = {
    schools: [fabra, school('elementary', 'Kendall Elementary'), school('high', 'Boerne High')],
  }
  const getNote = (...listings: readonly Partial<Listing>[]) =>
    comparisonGroups(
      listings.map((listing) => ({ ...exampleListing, ...listing })),
      now,
    ).find(({ title }) => title === 'Place')?.note

  it('are a row for each level that a listing has, with rating and distance, never the best', () => {
    const none: Partial<Listing> = { schools: [] }
    expect(findRow('Elementary school', rated, none)).toEqual([
      {
        lines: [
          { text: 'Fabra Elementary', detail: 'A- · 0.8 mi' },
          { text: 'Kendall Elementary', detail: '0.8 mi' },
        ],
        href: null,
        isBest: false,
      },
      { lines: [{ text: 'None listed', detail: null }], href: null, isBest: false },
    ])
    expect(texts('High school', rated, none)).toEqual(['Boerne High', 'None listed'])
    expect(findRow('Middle school', rated, none)).toEqual([])
    expect(getNote(none)).toBeNull()
  })

  it('have one note with the source and year of their ratings, by community if these differ', () => {
    const { community } = exampleListing
    const other = { community: { ...community, name: 'Villa Serena' }, ratingSource: 'TEA, 2024' }
    expect(getNote(rated, { ...rated })).toBe(
      'School zones can change. Ratings: Texas Education Agency, 2025.',
    )
    expect(getNote(rated, { ...rated, ...other })).toBe(
      `School zones can change. Ratings: Texas Education Agency, 2025 (${community.name}). Ratings: TEA, 2024 (Villa Serena).`,
    )
    expect(getNote({ schools: [school('high', 'Boerne High')] })).toBe('School zones can change.')
  })
})
