import { formatPrice } from '@/domain/communities/price'
import { priceRangeLabel, priceRangeValue } from '@/domain/communities/price-range'
import { parseDollars } from '@/domain/communities/typed-price'
import { communityStatuses, getLabel, type Option } from '@/domain/enums'
import type { SearchChange, SearchState } from './search-params'

export interface ActiveFilter {
  /** Label of the chip. */
  readonly label: string
  /** The change that removes the filter from the URL. */
  readonly removal: SearchChange
}

const statusLabel = (status: string) =>
  status === 'new' ? 'New' : getLabel(communityStatuses, status)

const isChosen = (value: string) => value !== 'all' && value !== ''

/** The active filters in display order. */
export function activeFilters(
  state: SearchState,
  builders: readonly Option[],
  amenities: readonly Option[],
): ActiveFilter[] {
  const { q, city, price, builder, district, status, featured, priceChange, area } = state
  const min = parseDollars(state.minPrice)
  const max = parseDollars(state.maxPrice)
  const all: (ActiveFilter | false)[] = [
    q.trim() !== '' && { label: `“${q.trim()}”`, removal: { q: null } },
    isChosen(city) && { label: city, removal: { city: null } },
    priceRangeValue(price) !== 'all' && { label: priceRangeLabel(price), removal: { price: null } },
    min !== null && { label: `From ${formatPrice(min)}`, removal: { minPrice: null } },
    max !== null && { label: `Up to ${formatPrice(max)}`, removal: { maxPrice: null } },
    isChosen(builder) && { label: getLabel(builders, builder), removal: { builder: null } },
    isChosen(district) && { label: district, removal: { district: null } },
    ...state.amenities.map((value) => ({
      label: getLabel(amenities, value),
      removal: { amenities: state.amenities.filter((other) => other !== value) },
    })),
    state.amenityMatch === 'all' &&
      state.amenities.length > 1 && { label: 'All amenities', removal: { amenityMatch: null } },
    isChosen(status) && { label: statusLabel(status), removal: { status: null } },
    featured === true && { label: 'Featured', removal: { featured: null } },
    priceChange !== null && {
      label: priceChange === 'reduced' ? 'Price reduced' : 'New price',
      removal: { priceChange: null },
    },
    area !== null && { label: 'Map area', removal: { area: null } },
  ]
  return all.filter((filter) => filter !== false)
}
