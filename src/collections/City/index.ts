import { namedOptions } from '../listing-options/option-collection'

/** A community may have a city that is not in the list. */
export const City = namedOptions(
  'cities',
  { singular: 'City', plural: 'Cities' },
  'The cities of the filters. A community may be in another city.',
)
