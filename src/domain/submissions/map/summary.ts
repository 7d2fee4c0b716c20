import { type FieldId, getField, type ListingKind } from '../fields'
import type { SubmissionRecord } from '../record'
import { mappingProblems, type TableMapping } from './mapping'
import { wordKey } from './words'

/** Summary of a file, for the builder who sends it. */
export interface FileSummary {
  /** Communities include those that are only named. */
  readonly counts: Readonly<Record<ListingKind, number>>
  /** Headings of columns that are not used. */
  readonly unused: readonly string[]
  /** Problems to solve before the rows are read, in sentences. */
  readonly problems: readonly string[]
  /** Words that were not understood, the most frequent first. */
  readonly questions: readonly Question[]
  /** How many more there are. */
  readonly more: number
}

export interface Question {
  readonly text: string
  /** `Availability`. */
  readonly field: string
  readonly rows: number
}

const QUESTIONS = 6

function collectQuestions(records: readonly SubmissionRecord[]): Question[] {
  const found = new Map<string, Question>()
  for (const { values } of records) {
    for (const [id, value] of Object.entries(values)) {
      if (value?.state !== 'unclear') continue
      for (const { text } of value.words ?? [{ text: value.text }]) {
        const key = `${id} ${wordKey(text)}`
        const before = found.get(key)
        const { label } = getField(id as FieldId)
        found.set(key, { text: before?.text ?? text, field: label, rows: (before?.rows ?? 0) + 1 })
      }
    }
  }
  return [...found.values()].toSorted((a, b) => b.rows - a.rows)
}

/** Sums up what was understood of a file. */
export function summarizeFile(
  mapping: readonly TableMapping[],
  records: readonly SubmissionRecord[],
): FileSummary {
  const count = (kind: ListingKind) => records.filter((record) => record.kind === kind).length
  const questions = collectQuestions(records)
  const unused = mapping.flatMap(({ columns }) =>
    columns
      .filter(({ target, samples, confidence }) => {
        return target === null && confidence < 1 && samples.length > 0
      })
      .map(({ heading, column }) => heading || `Column ${column + 1}`),
  )
  return {
    counts: { community: count('community'), plan: count('plan'), home: count('home') },
    unused: [...new Set(unused)],
    problems: mapping.flatMap(mappingProblems),
    questions: questions.slice(0, QUESTIONS),
    more: Math.max(questions.length - QUESTIONS, 0),
  }
}
