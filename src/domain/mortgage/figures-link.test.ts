import { expect, it } from 'vitest'
import { formatHash } from './figures-link'
import { aMortgage } from './mortgage.fixture'

it('the tax rate in a link to the calculator has no digits of floating point', () => {
  const hash = formatHash({
    homePrice: 256_990,
    downPayment: 51_398,
    interestRate: 7.5,
    termYears: 30,
    propertyTaxRate: 2.0555000000000003,
    annualInsurance: 1200,
    pmiRate: 0.5,
    hoaFee: 0,
  })
  expect(new URLSearchParams(hash.slice(1)).get('tax')).toBe('2.0555')
})

it('the HOA fee in a link to the calculator is a whole number of cents', () => {
  const hash = formatHash(aMortgage({ hoaFee: 100 / 3 }))
  expect(new URLSearchParams(hash.slice(1)).get('hoa')).toBe('33.33')
})
