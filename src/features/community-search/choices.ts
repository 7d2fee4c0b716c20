import { filterCities, type Option } from '@/domain/options'
import { priceRangeLabel, priceRanges, priceRangeValue } from '@/domain/price'

interface Choice {
  readonly options: readonly Option[]
  /** The value of the option that is chosen. */
  readonly value: string
}

/**
 * The choices of a list with the one that an address names, in whatever case, even when the list
 * does not have it: a shared address may name a city that the filter does not offer.
 */
export function withCurrent(options: readonly Option[], value: string, label = value): Choice {
  const wanted = value === '' ? 'all' : value
  const known = options.find((option) => option.value.toLowerCase() === wanted.toLowerCase())
  if (known) return { options, value: known.value }
  return { options: [...options, { value, label }], value }
}

const cities: readonly Option[] = [
  { value: 'all', label: 'All cities' },
  ...filterCities.map((city) => ({ value: city, label: city })),
]

/** The cities of the filter. */
export const cityChoice = (city: string): Choice => withCurrent(cities, city)

/** The builders of the filter, of those who build anywhere. */
export function builderChoice(builders: readonly Option[], builder: string): Choice {
  return withCurrent([{ value: 'all', label: 'Any builder' }, ...builders], builder)
}

/** The price ranges of the filter. */
export function priceChoice(price: string): Choice {
  return withCurrent(priceRanges, priceRangeValue(price), priceRangeLabel(price))
}
