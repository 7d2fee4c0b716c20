import { paths } from '@/config/paths'

/** The list of the homes of one community that match the query string `filters`. */
export function formatHomesOfPin(filters: string, community: string): string {
  const query = new URLSearchParams(filters)
  query.set('community', community)
  return `${paths.homes}?${query}`
}
