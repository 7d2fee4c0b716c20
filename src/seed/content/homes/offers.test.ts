import { expect, it } from 'vitest'
import { communities } from '../communities'
import { communityFacts } from './community-facts'
import { createOffer } from './offers'

const offers = communities.map((community) => ({ community, ...createOffer(community) }))
const rate = (taxes: (typeof offers)[number]['taxes'], kind: string) =>
  (taxes ?? []).filter((tax) => tax.kind === kind).reduce((sum, tax) => sum + tax.rate, 0)

it('the sample offers have facts of exactly the sample communities', () => {
  expect(Object.keys(communityFacts).toSorted()).toEqual(
    communities.map(({ slug }) => slug).toSorted(),
  )
})

it('the sample offers have plausible tax rates', () => {
  for (const { taxes } of offers) {
    if (!taxes?.length) continue
    const total = taxes.reduce((sum, tax) => sum + tax.rate, 0)
    expect(rate(taxes, 'county')).toBeGreaterThan(0.25)
    expect(rate(taxes, 'county')).toBeLessThan(0.75)
    expect(rate(taxes, 'city')).toBeLessThan(0.56)
    expect(rate(taxes, 'special')).toBeLessThan(0.91)
    expect(total).toBeLessThan(2.6)
    const school = rate(taxes, 'school')
    if (school > 0) {
      expect(school).toBeGreaterThanOrEqual(1)
      expect(school).toBeLessThanOrEqual(1.2)
    }
  }
})

it('the sample offers have a school tax for every known school district, unless rates are missing', () => {
  const untaxed = offers.filter(
    ({ community, taxes }) =>
      taxes?.length && community.schoolDistrict && rate(taxes, 'school') === 0,
  )
  expect(untaxed).toEqual([])
})

it('the sample offers agree with the total rates in the descriptions', () => {
  const stated = offers.flatMap(({ community, taxes }) => {
    const text = community.description ?? ''
    const [, percent] =
      text.match(/(?:total|combined)[^.]*? rate[^.]*? (\d\.\d) percent/) ??
      text.match(/for a total near (\d\.\d) percent/) ??
      []
    if (!percent) return []
    const total = (taxes ?? []).reduce((sum, tax) => sum + tax.rate, 0)
    return [[community.slug, Math.abs(total - Number(percent)) < 0.1]]
  })
  expect(stated.length).toBeGreaterThan(10)
  expect(stated.filter(([, agrees]) => !agrees)).toEqual([])
})

it('the sample offers agree with the dues in the descriptions', () => {
  const periods = { month: 12, quarter: 4, year: 1 } as const
  const wrong = offers.filter(({ community, hoaFee, hoaPeriod }) => {
    const stated = (community.description ?? '').match(/dues[^.;]*? \$([\d,]+) a (month|year)/i)
    if (!stated || !hoaFee || !hoaPeriod) return false
    const [, amount = '', period = 'year'] = stated
    const yearly = Number(amount.replace(',', '')) * periods[period === 'month' ? 'month' : 'year']
    return hoaFee * periods[hoaPeriod] !== yearly
  })
  expect(wrong.map(({ community }) => community.slug)).toEqual(['tinaja'])
})

it('the sample offers leave parts out in about a tenth of the communities', () => {
  const incomplete = offers.filter(
    ({ taxes, hoaFee }) => rate(taxes, 'school') === 0 || hoaFee === null,
  )
  expect(incomplete.length).toBeGreaterThanOrEqual(5)
  expect(incomplete.length).toBeLessThanOrEqual(9)
})

it('the sample offers have incentives in about a third of communities, some about to end and some ended', () => {
  const withIncentives = offers.filter(({ incentives }) => incentives.length > 0)
  expect(withIncentives.length).toBeGreaterThan(15)
  expect(withIncentives.length).toBeLessThan(30)
  const ends = withIncentives.flatMap(({ incentives }) =>
    incentives.map(({ endsInDays }) => endsInDays),
  )
  expect(ends.filter((days) => days < 0).length).toBeGreaterThan(1)
  expect(ends.filter((days) => days >= 0 && days < 7).length).toBeGreaterThan(1)
  expect(ends.filter((days) => days > 20).length).toBeGreaterThan(5)
})

it('the sample offers have office hours wherever homes are sold', () => {
  const closed = offers.filter(
    ({ community, officeHours }) => community.status === 'available' && !officeHours?.length,
  )
  expect(closed).toEqual([])
})
