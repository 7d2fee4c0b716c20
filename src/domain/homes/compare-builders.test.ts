import { expect, it } from 'vitest'
import { compareBuilders } from './compare-builders'
import { createSearchableHome } from './home-search.fixture'

const home = (builder: string | null, price: number | null, squareFeet: number | null) =>
  createSearchableHome({ builder: builder === null ? null : { slug: builder }, price, squareFeet })

it('builders are compared by the median price per square foot of their homes, the lowest first', () => {
  const found = compareBuilders([
    home('dear', 400_000, 2000),
    home('fair', 300_000, 2000),
    home('fair', 450_000, 2500),
    home('fair', 900_000, 2000),
    home('dear', 500_000, 2000),
  ])
  expect(found).toEqual([
    { builder: 'fair', homes: 3, lowestPrice: 300_000, squareFeet: 2000, perSquareFoot: 180 },
    { builder: 'dear', homes: 2, lowestPrice: 400_000, squareFeet: 2000, perSquareFoot: 225 },
  ])
})

it('homes without price, size or builder change no figure, and a builder without figures is last', () => {
  const found = compareBuilders([
    home('unpriced', null, 1800),
    home('priced', 360_000, 1800),
    home('priced', null, null),
    home('priced', 200_000, 0),
    home(null, 100_000, 1000),
  ])
  expect(found).toMatchObject([
    { builder: 'priced', homes: 3, lowestPrice: 200_000, perSquareFoot: 200 },
    { builder: 'unpriced', homes: 1, lowestPrice: null, squareFeet: 1800, perSquareFoot: null },
  ])
})
