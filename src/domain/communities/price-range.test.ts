import { describe, expect, it } from 'vitest'
import { parsePriceRange, priceRangeLabel, priceRangeValue } from './price-range'

describe('parsePriceRange', () => {
  it.each([
    ['300000,400000', 300000, 400000],
    ['500000,', 500000, null],
    ['500000', 500000, null],
    [',250000', null, 250000],
    ['all', null, null],
    ['', null, null],
    ['-5,1e9', null, null],
    ["1' OR 1=1", null, null],
  ])('parses %s', (text, min, max) => {
    expect(parsePriceRange(text)).toEqual({ min, max })
  })
})

describe('priceRangeValue', () => {
  it('converts the footer link’s bare price to the open-ended option', () => {
    expect(priceRangeValue('500000')).toBe('500000,')
  })

  it('leaves the price unbounded for invalid input', () => {
    expect(priceRangeValue('cheap')).toBe('all')
    expect(priceRangeValue(undefined)).toBe('all')
  })
})

it.each([
  ['all', 'Any Price'],
  ['500000', '$500k+'],
  ['300000,400000', '$300k-$400k'],
  ['0,350000', 'Up to $350,000'],
  [',350000', 'Up to $350,000'],
  ['250000,350000', '$250,000 to $350,000'],
  ['650000,', '$650,000 and up'],
])('priceRangeLabel labels the range %s as %s', (text, label) => {
  expect(priceRangeLabel(text)).toBe(label)
})
