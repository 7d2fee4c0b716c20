import { homeList } from '@/contract/homes/home'
import { homePins } from '@/contract/homes/home-pins'
import { callApi } from '@/lib/api/client'

/** The communities with homes that match `filters`, each with the lowest price of its homes. */
export async function fetchHomePins(filters: string) {
  const { features } = await callApi(`/api/homes.geojson${filters}`, homePins)
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

/** The first homes of a community that match `filters`, the lowest price first. */
export function fetchHomesOfPin(filters: string, community: string, limit: number) {
  const query = new URLSearchParams(filters)
  query.set('community', community)
  query.set('limit', String(limit))
  return callApi(`/api/homes?${query}`, homeList)
}
