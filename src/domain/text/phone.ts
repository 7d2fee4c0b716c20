/** A phone number as it is written, and the target of its link. */
export interface PhoneNumber {
  readonly text: string
  readonly href: string
}

const between = String.raw`[\s.\p{Pd}−/]{0,3}`
/** Ten digits of the North American plan, with or without the country code 1. */
const american = String.raw`(?:\+?1${between})?\(?(?<area>\d{3})\)?${between}(?<exchange>\d{3})${between}(?<line>\d{4})`
const extension = String.raw`(?:[\s,;]{0,3}(?:x|ext(?:ension|n)?|#)[\s.:#]{0,3}(?<extension>\d{1,7}))?`
/** The country code and the number of another country. */
const foreign = String.raw`(?<foreign>\+(?!1)\d(?:[\s().\p{Pd}−/]{0,3}\d){6,14})`
const phoneNumbers = new RegExp(
  String.raw`(?<![\d+])(?:${american}|${foreign})${extension}(?!\d)`,
  'giu',
)

/** Digits of the shortest number, a local one without its area code. */
export const SHORTEST_PHONE = 7

/**
 * Whether a visitor's text may be a phone number, in any spelling and of any country, with any words
 * beside it. The guide only calls it back, so it is not checked further.
 */
export function mayBePhone(written: string): boolean {
  return phoneDigits(written).length >= SHORTEST_PHONE
}

/** Whether a text has a phone number that can be dialed from anywhere. */
export function hasPhone(written: string): boolean {
  return written.search(phoneNumbers) >= 0
}

/**
 * Splits a phone field into its numbers, each with its `tel:` link (RFC 3966): a builder may have
 * two. Words beside a number stay with it. A text without a complete number links to its digits.
 */
export function parsePhones(written: string): readonly [PhoneNumber, ...PhoneNumber[]] {
  const matches = [...written.matchAll(phoneNumbers)]
  const [first, ...rest] = matches.map(({ groups = {} }, index) => {
    const { area, exchange, line, foreign = '', extension } = groups
    const number = area ? `1${area}${exchange}${line}` : foreign.replace(/\D/g, '')
    const start = index === 0 ? 0 : matches[index]?.index
    const text = written.slice(start, matches[index + 1]?.index).trim()
    return {
      text: text.replace(/(?<!\s)(?:\s*[,;/|&]|\s+(?:or|and))$/i, ''),
      href: `tel:+${number}${extension ? `;ext=${extension}` : ''}`,
    }
  })
  return [first ?? { text: written, href: `tel:${written.replace(/\D/g, '')}` }, ...rest]
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
