/**
 * Sort key of a text: without case and accents, so that "Éste" is next to "este". It uses only
 * Unicode's fixed tables, because collations differ between versions of browsers, servers and
 * databases and every list must have the same order.
 */
export function sortKey(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
}

const byCharacters = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** Compares two texts for sorting; texts that differ only in case or accents have a fixed order. */
export function byText(a: string, b: string): number {
  return byCharacters(sortKey(a), sortKey(b)) || byCharacters(a, b)
}

/**
 * A key with the same order as {@link byText}, for long lists: compute one key per item and compare
 * the keys by characters.
 */
export function orderKey(text: string): string {
  return `${sortKey(text)}\0${text}`
}
