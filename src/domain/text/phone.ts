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

/** `(210) 555-0142` for a US number in any format; another number as entered. */
export function formatPhone(phone: string): string {
  const digits = phoneDigits(phone)
  if (digits.length !== 10) return phone
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}
