/** `tel:` link of a US phone number as people write it. */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return `tel:${digits.length === 10 ? `+1${digits}` : `+${digits}`}`
}
