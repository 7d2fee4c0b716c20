import { defaultListingOptions } from '../communities/listing-options.fixture'
import { slugify } from '../text/slug'
import type { Listing } from './listing'
import { proposeMapping } from './map/mapping'
import { readRecords } from './map/read-records'
import type { ReadingOptions } from './map/read-value'
import type { Cell } from './read/sheet'
import { findTables } from './read/table'

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

/** A listing of the submitting builder. */
export function testListing(
  listing: Pick<Listing, 'kind' | 'id' | 'name'> & Partial<Listing>,
): Listing {
  return {
    slug: slugify(listing.name),
    number: null,
    city: null,
    isOwn: true,
    communityId: null,
    planId: null,
    isPublished: true,
    values: {},
    ...listing,
  }
}

/** Reads a table as it would be pasted, with the proposed mapping. */
export function readRows(rows: readonly (readonly Cell[])[], name: string | null = null) {
  const sheet = { name, rows: rows.map((cells, index) => ({ row: index + 1, cells })) }
  const tables = findTables([sheet], 'row')
  const mappings = tables.map((table) => proposeMapping(table, []))
  return { tables, mappings, ...readRecords(tables, mappings, readingOptions) }
}
