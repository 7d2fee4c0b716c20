import 'server-only'
import { cacheTags } from '@/config/cache-tags'
import type { ListingOptions } from '@/domain/communities/listing-options'
import { dependOn, sharedRead } from '../cache/depend-on'
import { payloadClient } from '../payload/payload-client'

const inOrder = {
  overrideAccess: false,
  depth: 0,
  pagination: false,
  sort: ['_order', 'id'],
}

async function readListingOptions(): Promise<ListingOptions> {
  dependOn(cacheTags.listingOptions)
  const payload = await payloadClient()
  const labelled = { value: true, label: true } as const
  const [amenities, homeTypes, cities] = await Promise.all([
    payload.find({ collection: 'amenities', ...inOrder, select: { ...labelled, isFilter: true } }),
    payload.find({ collection: 'home-types', ...inOrder, select: labelled }),
    payload.find({ collection: 'cities', ...inOrder, select: { name: true } }),
  ])
  return {
    amenities: amenities.docs.map(({ value, label, isFilter }) => ({
      value,
      label,
      isFilter: isFilter === true,
    })),
    homeTypes: homeTypes.docs.map(({ value, label }) => ({ value, label })),
    cities: cities.docs.map(({ name }) => name),
  }
}

/** The amenities, home types and cities that admins edit, in their order. */
export function listingOptions(): Promise<ListingOptions> {
  return sharedRead('listing-options', readListingOptions)
}

/** The names of all school districts, including those that the site does not list. */
export async function districtNames(): Promise<string[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    ...inOrder,
    collection: 'school-districts',
    sort: 'name',
    select: { name: true },
  })
  return docs.map(({ name }) => name)
}

/** The abbreviations of school districts with their names: `NISD`, `Northside ISD`. */
export function districtAbbreviations(): Promise<ReadonlyMap<string, string>> {
  return sharedRead('district-abbreviations', async () => {
    dependOn(cacheTags.listingOptions)
    const payload = await payloadClient()
    const { docs } = await payload.find({
      ...inOrder,
      collection: 'school-districts',
      where: { abbreviation: { exists: true } },
      select: { name: true, abbreviation: true },
    })
    return new Map(docs.map(({ name, abbreviation }) => [abbreviation ?? '', name]))
  })
}
