/**
 * A whole number as it is written in the US: `6,154`. By hand, because the first number that a
 * browser writes through `Intl` loads the rules of the language, a noticeable moment on a phone.
 */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}
