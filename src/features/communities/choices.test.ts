import { expect, it } from 'vitest'
import { priceChoice, withCurrent } from './choices'

const options = [
  { value: 'all', label: 'All cities' },
  { value: 'Boerne', label: 'Boerne' },
]

it('withCurrent selects the option of the URL, ignoring case', () => {
  expect(withCurrent(options, 'boerne')).toEqual({ options, value: 'Boerne' })
})

it('withCurrent selects "all" for an empty value', () => {
  expect(withCurrent(options, '').value).toBe('all')
})

it('withCurrent adds a value that is not in the list', () => {
  const { options: offered, value } = withCurrent(options, 'Bulverde')
  expect(value).toBe('Bulverde')
  expect(offered.at(-1)).toEqual({ value: 'Bulverde', label: 'Bulverde' })
})

it('priceChoice labels a price range of the URL that is not in the list', () => {
  const { options: offered, value } = priceChoice('0,350000')
  expect(offered.at(-1)).toEqual({ value, label: 'Up to $350,000' })
})
