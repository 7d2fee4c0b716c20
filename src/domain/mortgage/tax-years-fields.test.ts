import { expect, it } from 'vitest'
import { defaultAssumptions } from './cost-assumptions'
import { mortgageDefaults } from './mortgage'
import { fromTaxYearsHash, readTaxYears, startTaxYears, toTaxYearsHash } from './tax-years-fields'

const input = { ...mortgageDefaults, homePrice: 400_000, propertyTaxRate: 2 }
const begin = startTaxYears(input, defaultAssumptions)

it('taxes by year begin with the figures of the site, and half of the rate for the school district', () => {
  expect(begin).toEqual({ landShare: '20', schoolTaxRate: '1', schoolExemption: '140000' })
  const { first, later, homestead } = readTaxYears(input, begin)
  expect([first * 12, later * 12, homestead * 12].map(Math.round)).toEqual([1600, 8000, 6600])
})

it('a field that is over its limit, negative or no number never makes a tax negative', () => {
  const read = (change: Partial<typeof begin>) => {
    const { first, homestead } = readTaxYears(input, { ...begin, ...change })
    return [first * 12, homestead * 12].map(Math.round)
  }
  expect(read({ landShare: '250' })).toEqual([8000, 6600])
  expect(read({ landShare: '-5' })).toEqual([0, 6600])
  expect(read({ schoolTaxRate: '9' })).toEqual([1600, 5200])
  expect(read({ schoolExemption: '9000000' })).toEqual([1600, 4000])
  expect(read({ schoolExemption: '' })).toEqual([1600, 8000])
})

it('a link restores taxes by year, and without all three figures they stay off', () => {
  expect(fromTaxYearsHash(`#price=400000${toTaxYearsHash(begin)}`)).toEqual(begin)
  expect(fromTaxYearsHash('#price=400000&land=20&school=1')).toBeNull()
  expect(fromTaxYearsHash('#price=400000&land=abc&school=1&exempt=5')).toBeNull()
})
