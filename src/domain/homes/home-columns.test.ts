import { expect, it } from 'vitest'
import { homesInColumns } from './home-columns'

const community = { id: '3', slug: 'oaks', city: 'Boerne', county: null, schoolDistrict: null }
const builders = new Map([[41, { slug: 'hearth' }]])

const changes = new Map([[7, 'reduced' as const]])

const line = (...columns: readonly string[]) =>
  [10, 8, 11, 6, 2, 2, 2, 2, 2, 1, 10]
    .map((width, index) => (columns[index] ?? '').padStart(width))
    .join('')

it('homesInColumns reads each home, with null for what is blank or unknown', () => {
  const text = [
    line('7', '41', '34999950', '2480', '4', '2', '2', '0', '1', '1', '2027-02-15'),
    line('8', '99', '', '', '', '', '', '', '', '2', ''),
  ].join('')
  expect(homesInColumns(text, ['townhome'], community, builders, changes)).toEqual([
    {
      price: 349_999.5,
      squareFeet: 2480,
      beds: 4,
      baths: 2,
      stories: 2,
      garage: 0,
      homeType: 'townhome',
      community,
      builder: { slug: 'hearth' },
      priceChange: { kind: 'reduced' },
      stage: 'under-construction',
      moveIn: '2027-02-15',
    },
    {
      price: null,
      squareFeet: null,
      beds: null,
      baths: null,
      stories: null,
      garage: null,
      homeType: null,
      community,
      builder: null,
      priceChange: null,
      stage: 'ready',
      moveIn: null,
    },
  ])
  expect(homesInColumns('', [], community, builders, changes)).toEqual([])
})
