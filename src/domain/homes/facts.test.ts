import { expect, it } from 'vitest'
import { buildingFacts, sizeFacts } from './facts'

it('the facts of a home tell beds, baths and size; a half bath counts as .5, and several are named', () => {
  const home = { beds: 4, baths: 2, halfBaths: 1, squareFeet: 2480 }
  expect(sizeFacts(home)).toEqual(['4 beds', '2.5 baths', '2,480 sq ft'])
  expect(sizeFacts({ ...home, halfBaths: 2 })[1]).toBe('2 full, 2 half baths')
  expect(sizeFacts({ ...home, beds: 1, baths: 1, halfBaths: 0 })).toEqual([
    '1 bed',
    '1 bath',
    '2,480 sq ft',
  ])
})

it('the facts of a home leave out what was not supplied', () => {
  expect(sizeFacts({ beds: null, baths: null, halfBaths: 1, squareFeet: null })).toEqual([])
  expect(buildingFacts({ stories: null, garage: 0 })).toEqual(['no garage'])
  expect(buildingFacts({ stories: 2, garage: 3 })).toEqual(['2 stories', '3-car garage'])
})
