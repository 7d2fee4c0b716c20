import { describe, expect, it } from 'vitest'
import { exampleListing } from '@/contract/shortlist/example'
import type { Listing } from '@/contract/shortlist/listing'
import { comparisonGroups } from './comparison-rows'

const now = new Date('2026-11-20T12:00:00.000Z')

function rowOf(label: string, ...listings: readonly Partial<Listing>[]) {
  const groups = comparisonGroups(
    listings.map((listing) => ({ ...exampleListing, ...listing })),
    now,
  )
  const found = groups.flatMap(({ rows }) => rows).find((row) => row.label === label)
  return found?.cells ?? []
}

const texts = (label: string, ...listings: readonly Partial<Listing>[]) =>
  rowOf(label, ...listings).map(({ lines }) => lines.join(' / '))

const best = (label: string, ...listings: readonly Partial<Listing>[]) =>
  rowOf(label, ...listings).map(({ isBest }) => isBest)

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
    ['Home', ['Kind', 'Stage', 'Bedrooms', 'Baths', 'Size', 'Stories', 'Garage']],
    ['Place', ['Community', 'City', 'School district', 'Schools']],
    ['Builder', ['Built by', 'Last verified']],
  ])
})

describe('a cost with parts that were not supplied', () => {
  const partly: Partial<Listing> = { monthly: { total: 2000.4, missing: ['HOA fee'] } }
  const whole: Partial<Listing> = { monthly: { total: 2400, missing: [] } }

  it('reads at least, and names the parts', () => {
    expect(rowOf('Monthly cost', partly, whole)).toEqual([
      { lines: ['At least $2,000'], detail: 'Not supplied: HOA fee', href: null, isBest: false },
      { lines: ['About $2,400'], detail: null, href: null, isBest: false },
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
  ).toEqual(['Under construction, Feb 15, 2027', 'Pending', 'Sold November 3', 'Available'])
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
