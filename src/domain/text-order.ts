/**
 * What a text is sorted by: without cases and accents, so that "Éste" stands beside "este". Made
 * of Unicode's fixed tables alone: the collations of browsers, servers and databases differ from
 * version to version, and every list has to come out the same in all of them.
 */
export function sortKey(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
}

const byCharacters = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** The order of names in every list; those that differ in case or accents alone keep one, too. */
export function byText(a: string, b: string): number {
  return byCharacters(sortKey(a), sortKey(b)) || byCharacters(a, b)
}

/**
 * The same order as one key, for lists that are long enough for a key to be made once per item:
 * comparing two of them by characters is comparing their texts with {@link byText}.
 */
export function orderKey(text: string): string {
  return `${sortKey(text)}\0${text}`
}
