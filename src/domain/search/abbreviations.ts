/**
 * A search with each abbreviation replaced by the name it stands for, in any case: with `NISD`, the
 * search `homes in nisd` becomes `homes in Northside ISD`. Documents contain only the names.
 */
export function withoutAbbreviations(
  text: string,
  abbreviations: ReadonlyMap<string, string>,
): string {
  const names = new Map([...abbreviations].map(([short, name]) => [short.toLowerCase(), name]))
  return text
    .split(' ')
    .map((word) => names.get(word.toLowerCase()) ?? word)
    .join(' ')
}
