import type { Nodes } from 'nlcst'
import { search } from 'nlcst-search'
import { ParseLatin } from 'parse-latin'

/** A phrase in a text, with the offsets of its first character and behind its last. */
export interface FoundPhrase {
  readonly phrase: string
  readonly start: number
  readonly end: number
}

/** Characters of a text that are searched. The time grows with the number of words. */
export const SEARCHED_LENGTH = 60_000

/**
 * A letter that looks like a plus. To the parser a plus ends a word, so `55+` would be 55. Both are
 * one character, so offsets stay the same.
 */
const PLUS_LETTER = '\u1429'

const joinPlus = (text: string) => text.replace(/(?<=\d)\+/g, PLUS_LETTER)

const parser = new ParseLatin()

const startsAt = (node: Nodes | undefined) => node?.position?.start.offset ?? 0
const endsAt = (node: Nodes | undefined) => node?.position?.end.offset ?? 0

/**
 * Finds phrases of whole words in English or Spanish text, in the order of the text. Capitals,
 * apostrophes, hyphens within a word, and spaces and line ends between words make no difference; a
 * phrase ends with its sentence. Where phrases overlap, the one that starts first is found, and of
 * two that start together the longer one.
 */
export function findPhrases(text: string, phrases: readonly string[]): FoundPhrase[] {
  const byWords = new Map(phrases.map((phrase) => [joinPlus(phrase.normalize('NFC')), phrase]))
  const found: FoundPhrase[] = []
  search(
    parser.parse(joinPlus(text.slice(0, SEARCHED_LENGTH))),
    [...byWords.keys()],
    (nodes, _index, _parent, words) => {
      const phrase = byWords.get(words) ?? words
      found.push({ phrase, start: startsAt(nodes[0]), end: endsAt(nodes.at(-1)) })
    },
    { allowLiterals: true },
  )
  found.sort((one, other) => one.start - other.start || other.end - one.end)
  let end = 0
  return found.filter((each) => {
    if (each.start < end) return false
    end = each.end
    return true
  })
}
