/**
 * Splits an address into the two lines of a card: city and state, then street or landmark.
 * `location` is comma-separated: "Upper Cibolo Rd, off TX-46, Boerne, Texas 78006".
 */
export function formatAddress(location: string, city: string): { place: string; street: string } {
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const at = parts.findIndex((part) => part.toLowerCase() === city.toLowerCase())
  if (at < 0) return { place: `${city}, Texas`, street: parts.join(', ') }
  const state = parts[at + 1]?.replace(/(?<!\s)\s*\d{5}(-\d{4})?$/, '') || 'Texas'
  return { place: `${parts[at]}, ${state}`, street: parts.slice(0, at).join(', ') }
}
