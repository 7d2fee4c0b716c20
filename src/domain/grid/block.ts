/** The most rows of a pasted block. */
export const BLOCK_ROWS_MAX = 200

/**
 * The rows and cells of a text that Excel or Google Sheets copied: cells are separated by tabs, and a
 * cell with a tab, a line break or a quote is in quotes.
 */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]]
  // A cell in quotes, or a plain one, with the separator after it.
  const cell = /"((?:[^"]|"")*)"(\t|\r?\n|$)|([^\t\r\n]*)(\t|\r?\n|$)/gy
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text)
    if (!match) break
    const [, quoted, quotedEnd, plain = '', plainEnd] = match
    const end = quotedEnd ?? plainEnd
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\t' && cell.lastIndex === text.length) rows.at(-1)?.push('')
    if (end?.endsWith('\n') && cell.lastIndex < text.length) rows.push([])
  }
  return rows
}

/** Whether a pasted text is more than the text of one cell. */
export const isBlock = (text: string): boolean => /\t|\n./.test(text) || /^".*"\s*$/s.test(text)
