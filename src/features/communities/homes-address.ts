import { paths } from '@/config/paths'
import { priceFilter } from './price-filter'
import type { SearchState } from './search-params'

/**
 * The list of homes with the filters of a search of communities that it has, too: text, place, price
 * and builder. `null` if the search has none of these.
 */
export function getHomesAddress(state: SearchState): string | null {
  const { q, city, builder, district, priceChange } = state
  const { min, max } = priceFilter(state).range
  const chosen = (value: string) => (value === 'all' ? null : value)
  const filters = {
    q: q.trim() || null,
    city: chosen(city),
    district: chosen(district),
    builder: chosen(builder),
    minPrice: min,
    maxPrice: max,
    priceChange,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) {
    if (value !== null) query.set(name, String(value))
  }
  return query.size > 0 ? `${paths.homes}?${query}` : null
}
