/** A part of a text; `marked` if it matches a search term. */
export interface TextPart {
  readonly text: string
  readonly marked: boolean
}

const word = /[\p{L}\p{N}\p{M}]+/gu

/** Lower case without accents, so that `Gruêne` is found as `gruene`. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a query, normalized for comparison with the words of a text. */
export function splitWords(text: string): string[] {
  return (text.match(word) ?? []).map(folded)
}

/**
 * Splits a text into parts and marks the words that start with one of `terms`: typed words or
 * PostgreSQL stems. The concatenated parts equal the text.
 */
export function highlight(text: string, terms: readonly string[]): TextPart[] {
  const starts = terms.map(folded).filter((term) => term !== '')
  const parts: { text: string; marked: boolean }[] = []
  const add = (part: string, marked: boolean) => {
    const last = parts.at(-1)
    if (part === '') return
    if (last?.marked === marked) last.text += part
    else parts.push({ text: part, marked })
  }
  let end = 0
  for (const { 0: found, index } of text.matchAll(word)) {
    add(text.slice(end, index), false)
    const plain = folded(found)
    add(
      found,
      starts.some((start) => plain.startsWith(start)),
    )
    end = index + found.length
  }
  add(text.slice(end), false)
  return parts
}
