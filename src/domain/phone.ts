/** `tel:` link of a US phone number as people write it. */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return `tel:${digits.length === 10 ? `+1${digits}` : `+${digits}`}`
}

/**
 * By what a telephone number is the same however people write it: its digits, without the 1 of the
 * country. The index `leads_phone_digits_idx` is built in the same way.
 */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
}
