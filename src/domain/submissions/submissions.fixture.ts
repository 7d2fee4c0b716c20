import { defaultListingOptions } from '../communities/listing-options.fixture'
import type { ReadingOptions } from './read-value'

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

/** The lists of a new site, on a day in November. */
export const readingOptions: ReadingOptions = {
  today: '2026-11-24',
  lists: {
    amenities: defaultListingOptions.amenities,
    homeTypes: defaultListingOptions.homeTypes,
    cities: named(defaultListingOptions.cities),
    districts: named(['Boerne ISD', 'Comal ISD', 'Judson ISD', 'North East ISD', 'Northside ISD']),
  },
}
