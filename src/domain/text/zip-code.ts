/** Whether a text is a US ZIP code: five digits, or ZIP+4 with or without its hyphen. */
export function isZipCode(text: string): boolean {
  return /^\d{5}(?:[-– ]?\d{4})?$/.test(text)
}
