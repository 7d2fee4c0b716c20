import { expect, it } from 'vitest'
import { bedChoices, matchesHome, priceChoices } from './home-filter'

const homes = [
  { beds: 3, price: 389_990 },
  { beds: 4, price: 400_000 },
  { beds: 4, price: 512_500 },
  { beds: null, price: null },
]

it('the home filter offers only choices that narrow the list and leave a home', () => {
  expect(bedChoices(homes)).toEqual([4])
  expect(priceChoices(homes)).toEqual([400_000])
  for (const maxPrice of priceChoices(homes)) {
    const left = homes.filter((home) => matchesHome(home, { beds: null, maxPrice }))
    expect(left.length).toBeGreaterThan(0)
    expect(left.length).toBeLessThan(homes.length)
  }
})

it('the home filter does not match a home without the figure that is asked for', () => {
  const match = (beds: number | null, maxPrice: number | null) =>
    homes.map((home) => matchesHome(home, { beds, maxPrice }))
  expect(match(null, null)).toEqual([true, true, true, true])
  expect(match(4, null)).toEqual([false, true, true, false])
  expect(match(null, 400_000)).toEqual([true, true, false, false])
})
