import { communityStatuses, labelOf } from '@/domain/options'
import { priceRanges, priceRangeValue } from '@/domain/price'
import type { SearchState } from './search-params'

type FilterName = 'q' | 'city' | 'price' | 'status' | 'featured'

export interface ActiveFilter {
  readonly name: FilterName
  /** What the chip says. */
  readonly label: string
}

function priceLabel(price: string): string {
  const value = priceRangeValue(price)
  const known = priceRanges.find((range) => range.value === value)
  return known ? known.label : `$${value.replace(',', ' to $')}`
}

const statusLabel = (status: string) =>
  status === 'new' ? 'New' : labelOf(communityStatuses, status)

/** What narrows the list right now, one by one, in the order in which it is shown. */
export function activeFilters({ q, city, price, status, featured }: SearchState): ActiveFilter[] {
  const all: (ActiveFilter | false)[] = [
    q.trim() !== '' && { name: 'q', label: `“${q.trim()}”` },
    city !== 'all' && city !== '' && { name: 'city', label: city },
    priceRangeValue(price) !== 'all' && { name: 'price', label: priceLabel(price) },
    status !== 'all' && status !== '' && { name: 'status', label: statusLabel(status) },
    featured === true && { name: 'featured', label: 'Featured' },
  ]
  return all.filter((filter) => filter !== false)
}
