import { cities } from './cities'
import type { LatLng } from './map-view'
import zipCodes from './zip-codes.json'

/** The center of a ZIP code's area and the name of its post office. */
interface ZipCode extends LatLng {
  readonly city: string
}

// The ZIP codes of Bexar, Comal, Guadalupe and Kendall counties, from GeoNames (CC BY 4.0).
const known: Readonly<Record<string, ZipCode>> = zipCodes

/** A place that an address names, precise enough to center a map. */
export interface FoundPlace {
  readonly kind: 'zip' | 'city'
  /** As in `ZIP code 78006 (Boerne)`. */
  readonly label: string
  readonly at: LatLng
}

/** The last five-digit number: a street may have one too. */
function findZip(address: string): string | null {
  return [...address.matchAll(/\b(\d{5})(?:-\d{4})?\b/g)].at(-1)?.[1] ?? null
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

function findCity(name: string): FoundPlace | null {
  const wanted = name.trim().toLowerCase()
  if (wanted === '') return null
  const city = cities.find((each) => each.name.toLowerCase() === wanted)
  if (city) return { kind: 'city', label: city.name, at: city.at }
  const areas = Object.values(known).filter((zip) => zip.city.toLowerCase() === wanted)
  const [first] = areas
  if (!first) return null
  const at = { lat: mean(areas.map(({ lat }) => lat)), lng: mean(areas.map(({ lng }) => lng)) }
  return { kind: 'city', label: first.city, at }
}

/**
 * Finds an address by its ZIP code, otherwise by its city, without the network; `null` if neither is
 * known.
 */
export function findPlace(address: string, city: string): FoundPlace | null {
  const code = findZip(address)
  const zip = code === null ? undefined : known[code]
  if (code === null || !zip) return findCity(city)
  const { lat, lng } = zip
  return { kind: 'zip', label: `ZIP code ${code} (${zip.city})`, at: { lat, lng } }
}

/**
 * The places for which an address was searched, as in `ZIP code 79999 or Marfa`; `null` without a
 * ZIP code and a city.
 */
export function searchedFor(address: string, city: string): string | null {
  const code = findZip(address)
  const parts = [...(code === null ? [] : [`ZIP code ${code}`]), city.trim()].filter(Boolean)
  return parts.length === 0 ? null : parts.join(' or ')
}
