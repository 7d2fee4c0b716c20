import { priceRangeLabel, priceRanges, priceRangeValue } from '@/domain/communities/price-range'
import type { Option } from '@/domain/enums'

interface Choice {
  readonly options: readonly Option[]
  /** Value of the selected option. */
  readonly value: string
}

/**
 * The options of a filter with the value of the URL selected, ignoring case. A value that is not in
 * the list is added: a shared URL may contain a city that the filter does not have.
 */
export function withCurrent(options: readonly Option[], value: string, label = value): Choice {
  const wanted = value === '' ? 'all' : value
  const known = options.find((option) => option.value.toLowerCase() === wanted.toLowerCase())
  if (known) return { options, value: known.value }
  return { options: [...options, { value, label }], value }
}

/** Options of the city filter. */
export function cityChoice(cities: readonly string[], city: string): Choice {
  const options = cities.map((name) => ({ value: name, label: name }))
  return withCurrent([{ value: 'all', label: 'All cities' }, ...options], city)
}

/** Options of the builder filter: builders with communities. */
export function builderChoice(builders: readonly Option[], builder: string): Choice {
  return withCurrent([{ value: 'all', label: 'Any builder' }, ...builders], builder)
}

/** Options of the school district filter. */
export function districtChoice(districts: readonly string[], district: string): Choice {
  const options = districts.map((name) => ({ value: name, label: name }))
  return withCurrent([{ value: 'all', label: 'Any school district' }, ...options], district)
}

/** Options of the price filter. */
export function priceChoice(price: string): Choice {
  return withCurrent(priceRanges, priceRangeValue(price), priceRangeLabel(price))
}
