import { describe, expect, it } from 'vitest'
import { bothRanges, parseDollars } from './typed-price'

describe('parseDollars', () => {
  it.each([
    ['380000', 380_000],
    ['$380,000', 380_000],
    ['380k', 380_000],
    ['$ 380 K', 380_000],
    ['380 thousand', 380_000],
    ['380', 380_000],
    ['380.5', 380_500],
    ['1.2m', 1_200_000],
    ['.38 million', 380_000],
    ['380,000.00 dollars', 380_000],
    ['1000', 1000],
  ])('understands %s', (text, amount) => {
    expect(parseDollars(text)).toBe(amount)
  })

  it.each(['', 'cheap', '380x', '-380', '3 80', '1e9', '300-400', '9999999999', '2000m'])(
    'does not guess at %s',
    (text) => {
      expect(parseDollars(text)).toBeNull()
    },
  )
})

it('bothRanges combines two ranges to the prices in both', () => {
  const band = { min: 300_000, max: 400_000 }
  expect(bothRanges(band, { min: null, max: 380_000 })).toEqual({ min: 300_000, max: 380_000 })
  expect(bothRanges(band, { min: 350_000, max: null })).toEqual({ min: 350_000, max: 400_000 })
})
