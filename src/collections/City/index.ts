import { namedOptions } from '../listing-options/option-collection'

/** A community may have a city that is not in the list. */
export const City = namedOptions(
  'cities',
  { singular: 'City', plural: 'Cities' },
  'The cities offered in filters. A community can be in another city.',
)
