import { fillPlaceholders } from '../text/placeholders'

/** Names in braces that the words of a report's email may contain. */
export const reportPlaceholders = ['builder', 'month', 'publisher'] as const

export const REPORT_SUBJECT_MAX_LENGTH = 160
export const REPORT_TEXT_MAX_LENGTH = 2000

export interface ReportWords {
  readonly subject: string
  readonly text: string
}

type Values = Readonly<Record<(typeof reportPlaceholders)[number], string>>

export function fillReportWords({ subject, text }: ReportWords, values: Values): ReportWords {
  return { subject: fillPlaceholders(subject, values), text: fillPlaceholders(text, values) }
}
