/** Returns the `tel:` link of a US phone number. */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return `tel:${digits.length === 10 ? `+1${digits}` : `+${digits}`}`
}

/**
 * Normalizes a phone number to its digits without the country code 1. The index
 * `leads_phone_digits_idx` uses the same expression.
 */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
}
