import type { HomePins } from '@/contract/homes/home-pins'
import type { MapCommunity } from './types'

/** The communities of pins as the map takes them, each with the lowest price of its homes. */
export function toMapCommunities({ features }: HomePins): MapCommunity[] {
  return features.map(({ id, geometry, properties }) => {
    const { name, slug, city, homes, fromPrice } = properties
    const [lng, lat] = geometry.coordinates
    return {
      id,
      name,
      slug,
      city,
      homes,
      startPrice: fromPrice,
      coordinates: { lat, lng },
      images: [],
      imageAlts: [],
    }
  })
}
