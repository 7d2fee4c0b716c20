import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dollars,
  formatPrice,
  parsePriceRange,
  priceLabel,
  priceRangeLabel,
  priceRangeValue,
} from './price'

describe('formatPrice', () => {
  it('formats whole US dollars', () => {
    expect(formatPrice(612990)).toBe('$612,990')
    expect(formatPrice(0)).toBe('$0')
  })

  it('returns "Call for pricing" without a price', () => {
    expect(formatPrice(null)).toBe('Call for pricing')
    expect(formatPrice(undefined)).toBe('Call for pricing')
  })
})

describe('dollars', () => {
  it('matches Intl.NumberFormat', () => {
    const style = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const
    const language = new Intl.NumberFormat('en-US', style)
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 0, max: 7 }),
        (n, eighths) => {
          const amount = n + eighths / 8
          expect(dollars(amount)).toBe(language.format(amount).replace(/^-\$0$/, '$0'))
        },
      ),
    )
  })
})

describe('priceLabel', () => {
  it.each([
    [263_490, '$263k'],
    [612_990, '$613k'],
    [999_499, '$999k'],
    [999_500, '$1M'],
    [1_249_000, '$1.2M'],
    [12_000_000, '$12M'],
    [null, 'Call'],
  ])('shortens %s to %s', (price, label) => {
    expect(priceLabel(price)).toBe(label)
  })
})

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
])('labels the range %s as %s', (text, label) => {
  expect(priceRangeLabel(text)).toBe(label)
})
