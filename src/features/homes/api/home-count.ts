import { z } from 'zod/mini'
import { homeList } from '@/contract/homes/home'
import { LISTED_FIRST } from '@/domain/homes/availability'
import { callApi } from '@/lib/api/client'

const counted = z.object({ total: z.number() })

/** The query with which the API finds the homes of a list, by its address. */
function toApiQuery(address: string): URLSearchParams {
  const { searchParams } = new URL(address, location.origin)
  if (!searchParams.has('availability')) searchParams.set('availability', LISTED_FIRST)
  return searchParams
}

/** The number of homes that a list of homes shows, by its address. */
export async function fetchHomeCount(address: string): Promise<number> {
  return (await callApi(`/api/homes/facets?${toApiQuery(address)}`, counted)).total
}

/** How many homes of a list were reduced on a day or after it, by the address of the list. */
export async function fetchReducedHomes(address: string, since: string): Promise<number> {
  const query = toApiQuery(address)
  query.set('priceChange', 'reduced')
  query.set('limit', '500')
  const homes = await callApi(`/api/homes?${query}`, homeList)
  return homes.filter(({ priceChange }) => priceChange && priceChange.day >= since).length
}
