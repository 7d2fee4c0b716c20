import { expect, it } from 'vitest'
import { priceChoice, withCurrent } from './choices'

const options = [
  { value: 'all', label: 'All cities' },
  { value: 'Boerne', label: 'Boerne' },
]

it('chooses what the address names, in whatever case', () => {
  expect(withCurrent(options, 'boerne')).toEqual({ options, value: 'Boerne' })
})

it('takes nothing for everything', () => {
  expect(withCurrent(options, '').value).toBe('all')
})

it('adds what the list does not have', () => {
  const { options: offered, value } = withCurrent(options, 'Bulverde')
  expect(value).toBe('Bulverde')
  expect(offered.at(-1)).toEqual({ value: 'Bulverde', label: 'Bulverde' })
})

it('names a price range of an address that the filter does not offer', () => {
  const { options: offered, value } = priceChoice('0,350000')
  expect(offered.at(-1)).toEqual({ value, label: 'Up to $350,000' })
})
