import { type DocumentText, findTexts } from '@/domain/wording/document-texts'
import {
  type CheckedCollection,
  checkedTexts,
  type WordingMark,
  type WordingTerm,
} from '@/domain/wording/wording'
import { findPhrases } from '@/lib/text/find-phrases'

/** Characters of context on each side of marked words. */
const CONTEXT = 40

/** The most marks of a document. A text with more is not read mark by mark. */
const MAX_MARKS = 50

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The fields whose label is not their name. */
const labels: Readonly<Record<string, string>> = {
  alt: 'Alt text',
  content: 'Text',
  'content.heading': 'Heading of a block',
  'content.text': 'Text',
  'content.label': 'Button',
  'incentives.text': 'Incentives',
  'incentives.terms': 'Incentives',
  'options.text': 'Options',
  'meta.description': 'Search engines',
}

/** A line of text without the part that is far from the words. */
function shorten(before: string, after: string): Pick<WordingMark, 'before' | 'after'> {
  const [line = ''] = before.split('\n').slice(-1)
  const [rest = ''] = after.split('\n')
  return {
    before: line.length > CONTEXT ? `…${line.slice(-CONTEXT)}` : line,
    after: rest.length > CONTEXT ? `${rest.slice(0, CONTEXT)}…` : rest,
  }
}

/** The words of a text that are in the list, in the order of the text. */
export function findWording(
  text: string,
  terms: readonly WordingTerm[],
): (Omit<WordingMark, 'field'> & { readonly start: number; readonly end: number })[] {
  const normalized = text.normalize('NFC')
  const byForm = new Map(
    terms.flatMap((term) => [term.term, ...term.otherForms].map((form) => [form, term] as const)),
  )
  return findPhrases(normalized, [...byForm.keys()]).flatMap(({ phrase, start, end }) => {
    const term = byForm.get(phrase)
    if (!term) return []
    const { isHint, why, instead, source } = term
    const words = normalized.slice(start, end)
    const context = shorten(normalized.slice(0, start), normalized.slice(end))
    return { term: term.term, isHint, why, instead, source, words, start, end, ...context }
  })
}

/** The marked words in texts of a document that visitors read. */
export function findMarks(
  texts: readonly DocumentText[],
  terms: readonly WordingTerm[],
): WordingMark[] {
  return texts
    .flatMap(({ path, text }) =>
      findWording(text, terms).map(({ start, end, ...mark }) => ({
        ...mark,
        field: labels[path] ?? capitalize(path),
      })),
    )
    .slice(0, MAX_MARKS)
}

/** The marked words in a stored document. */
export const findDocumentMarks = (
  collection: CheckedCollection,
  document: Readonly<Record<string, unknown>>,
  terms: readonly WordingTerm[],
): WordingMark[] => findMarks(findTexts(document, checkedTexts[collection]), terms)
