import type { SearchableHome } from './home-search'

/** A home of which only some figures are known, and some of its community. */
export const createSearchableHome = (
  own: Partial<SearchableHome>,
  place: Partial<SearchableHome['community']> = {},
): SearchableHome => ({
  price: null,
  squareFeet: null,
  beds: null,
  baths: null,
  stories: null,
  garage: null,
  homeType: null,
  community: {
    id: '1',
    slug: 'one',
    name: 'One',
    city: 'Boerne',
    county: null,
    schoolDistrict: null,
    elementaryRating: null,
    coordinates: null,
    ...place,
  },
  builder: null,
  availability: null,
  stage: null,
  moveIn: null,
  priceChange: null,
  ...own,
})
