/** A part of a text, and whether it is what was looked for. */
export interface TextPart {
  readonly text: string
  readonly marked: boolean
}

const word = /[\p{L}\p{N}\p{M}]+/gu

/** Lower case without accents: `Gruêne` is found as `gruene`. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a question, as words of a text are compared with them. */
export function wordsOf(text: string): string[] {
  return (text.match(word) ?? []).map(folded)
}

/**
 * Cuts a text into parts, of which those are marked whose words begin with one of `terms`: words as
 * they were typed, or their stems as the database knows them. Put together again the parts are the
 * text, letter for letter.
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
