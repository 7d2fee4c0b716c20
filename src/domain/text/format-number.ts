/**
 * Formats a whole number in the US style: `6,154`. The first use of `Intl` in a browser loads
 * locale data, which delays rendering on phones, so this function does not use it.
 */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}
