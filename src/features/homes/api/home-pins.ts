import { homeList } from '@/contract/homes/home'
import { callApi } from '@/lib/api/client'

/** The first homes of a community that match `filters`, the lowest price first. */
export function fetchHomesOfPin(filters: string, community: string, limit: number) {
  const query = new URLSearchParams(filters)
  query.set('community', community)
  query.set('limit', String(limit))
  return callApi(`/api/homes?${query}`, homeList)
}
