import { fillPlaceholders, unknownPlaceholderProblem } from '../text/placeholders'

/** Names in braces that the words of a report's email may contain. */
export const reportPlaceholders = ['builder', 'month', 'publisher'] as const

export const REPORT_SUBJECT_MAX_LENGTH = 160
export const REPORT_TEXT_MAX_LENGTH = 2000

/** For so many days the public link of a report works. */
export const REPORT_LINK_DAYS = 90

/** The words of a report's email, which an editor may change before sending. */
export interface ReportWords {
  readonly subject: string
  readonly text: string
}

type Values = Readonly<Partial<Record<(typeof reportPlaceholders)[number], string>>>

/** Fills in the values that are given; other names in braces stay. */
export function fillReportWords({ subject, text }: ReportWords, values: Values): ReportWords {
  return { subject: fillPlaceholders(subject, values), text: fillPlaceholders(text, values) }
}

/** The problem of typed words, or `null`. */
export function reportWordsProblem({ subject, text }: ReportWords): string | null {
  if (subject.trim() === '') return 'Enter a subject.'
  if (text.trim() === '') return 'Enter a message.'
  return (
    unknownPlaceholderProblem(subject, reportPlaceholders) ??
    unknownPlaceholderProblem(text, reportPlaceholders)
  )
}
