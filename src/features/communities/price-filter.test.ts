import { describe, expect, it } from 'vitest'
import { priceFilter, shownPrice, typedPrice } from './price-filter'

const any = { price: 'all', minPrice: '', maxPrice: '' }
const none = { price: undefined, minPrice: undefined, maxPrice: undefined }

describe('priceFilter', () => {
  it('is unbounded without prices', () => {
    expect(priceFilter(any)).toEqual({ range: { min: null, max: null }, problems: none })
    expect(priceFilter({ ...any, price: '' }).problems).toEqual(none)
  })

  it('understands typed bounds of the URL', () => {
    const { range, problems } = priceFilter({ ...any, minPrice: '350k', maxPrice: '$380,000' })
    expect(range).toEqual({ min: 350_000, max: 380_000 })
    expect(problems).toEqual(none)
  })

  it('applies a band and a typed bound together', () => {
    const { range } = priceFilter({ ...any, price: '300000,400000', maxPrice: '380000' })
    expect(range).toEqual({ min: 300_000, max: 380_000 })
  })

  it('ignores what is not an amount, and says so', () => {
    const { range, problems } = priceFilter({ price: 'low', minPrice: 'cheap', maxPrice: 'x' })
    expect(range).toEqual({ min: null, max: null })
    expect(problems.price).toContain('“low” isn’t a dollar amount')
    expect(problems.minPrice).toContain('“cheap” isn’t a dollar amount')
    expect(problems.maxPrice).toContain('“x” isn’t a dollar amount')
  })

  it('says when the minimum is above the maximum', () => {
    const { problems } = priceFilter({ ...any, minPrice: '400k', maxPrice: '380k' })
    expect(problems.maxPrice).toContain(
      'The minimum ($400,000) is higher than the maximum ($380,000)',
    )
  })
})

it('typedPrice stores an amount as digits, and any other text as typed', () => {
  expect(typedPrice('$380k')).toBe('380000')
  expect(typedPrice(' cheap ')).toBe('cheap')
  expect(typedPrice('  ')).toBeNull()
})

it('shownPrice shows an amount in dollars', () => {
  expect(shownPrice('380000')).toBe('$380,000')
  expect(shownPrice('cheap')).toBe('cheap')
})
