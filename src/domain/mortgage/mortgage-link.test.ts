import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatHash } from './figures-link'
import { mortgageDefaults } from './mortgage'
import { mortgageStart, readFields, startingForm, typed } from './mortgage-fields'
import { fromHash, toHash } from './mortgage-link'

describe('mortgage calculator link', () => {
  it('needs only a price: other fields use the defaults, with 20% of that price down', () => {
    expect(fromHash('#price=612990', mortgageStart)).toEqual(
      typed(startingForm(mortgageStart), 'homePrice', '612990'),
    )
  })

  it('contains the down payment that was entered', () => {
    expect(toHash(typed(startingForm(mortgageStart), 'downPayment', '60000'))).toBe(
      '#price=400000&down=60000&rate=7.5&term=30&tax=2.25&insurance=1200&pmi=0.5&hoa=0',
    )
    expect(toHash(startingForm(mortgageStart))).toContain('&downPercent=20.0&')
  })

  it('restores the form, including blank fields', () => {
    const form = typed(typed(startingForm(mortgageStart), 'termYears', ''), 'downPayment', '60000')
    expect(fromHash(toHash(form), mortgageStart)).toEqual(form)
  })

  it('restores any numbers', () => {
    const amount = fc.integer({ min: 1, max: 10_000_000 }).map(String)
    const field = fc.constantFrom('homePrice', 'downPayment', 'downPaymentPercent', 'interestRate')
    fc.assert(
      fc.property(fc.array(fc.tuple(field, amount)), (steps) => {
        const form = steps.reduce(
          (now, [name, text]) => typed(now, name, text),
          startingForm(mortgageStart),
        )
        expect(fromHash(toHash(form), mortgageStart)).toEqual(form)
      }),
    )
  })

  it('ignores values that are not numbers', () => {
    expect(fromHash('#price=abc&rate=6&term=%3Cscript%3E&tax=1e999', mortgageStart)).toEqual(
      typed(startingForm(mortgageStart), 'interestRate', '6'),
    )
  })

  it('is null when the URL contains no field', () => {
    for (const hash of ['', '#', '#main', '#price=abc', '#other=1'])
      expect(fromHash(hash, mortgageStart)).toBeNull()
  })
})

it('a mortgage calculator link carries known figures to the calculator', () => {
  const input = {
    ...mortgageDefaults,
    homePrice: 612_990,
    downPayment: 61_299,
    propertyTaxRate: 1.98,
    hoaFee: 25,
  }
  const form = fromHash(formatHash(input), mortgageStart)
  expect(form && readFields(form.fields)).toEqual(input)
})
