/** The quotation mark and the spaces of delimited text that are not those of the standard. */

const escaped = (delimiter: string) => (delimiter === '|' ? '\\|' : delimiter)

/** Whether most cells are in single quotation marks. */
export function isSingleQuoted(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const quoted = filled.filter((cell) => /^\s*'.*'\s*$/s.test(cell))
  return filled.length > 1 && quoted.length / filled.length > 0.8
}

/**
 * Text whose quotation marks stand as the standard wants them: a space before a mark goes, and a cell
 * such as `"Bluestem" Elev. B`, which only begins with a quoted word, is quoted as a whole.
 */
export function repairQuotes(text: string, delimiter: string): string {
  const mark = escaped(delimiter)
  const spaced = new RegExp(`(${mark}) {1,5}(?="[^"\\n]*" {0,5}(?:${mark}|\\r|\\n|$))`, 'g')
  const begun = new RegExp(
    `(^|${mark}|\\n)"([^"\\n]{0,500})"(?! {0,5}(?:${mark}|\\r|\\n|"|$))([^"\\n\\r${mark}]{0,500})(?=${mark}|\\r|\\n|$)`,
    'g',
  )
  const ditto = new RegExp(`(^|${mark}|\\n)"(?=${mark}|\\r|\\n|$)`, 'g')
  return text.replace(spaced, '$1').replace(begun, '$1"""$2""$3"').replace(ditto, '$1""""')
}
