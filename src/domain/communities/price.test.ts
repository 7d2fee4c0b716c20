import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dollars, formatPrice, priceLabel } from './price'

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
