import { z } from 'zod/mini'

/** Bytes and rows that one file may have. */
export const IMPORT_BYTES = 2 * 1024 * 1024
export const SUBSCRIBER_ROWS = 10_000

/** Where people agreed and when; too short a sentence says neither. */
export const consentSource = z.string().check(
  z.overwrite((text) => text.replaceAll('\u0000', '')),
  z.trim(),
  z.minLength(15, 'Say in a sentence where these people agreed, and when'),
  z.maxLength(300, 'Keep it to 300 characters'),
)

export const importOutcomes = ['invalid', 'suppressed', 'new', 'known'] as const

const plannedLine = z.object({
  line: z.number(),
  /** The address as it was written, or the fingerprint of one. */
  address: z.string(),
  name: z.string(),
  outcome: z.enum(importOutcomes),
  reason: z.nullable(z.string()),
})
export type PlannedLine = z.infer<typeof plannedLine>

/** What an import answers: every line with what becomes, or became, of it; or why there is none. */
export const newsletterImportAnswer = z.object({
  lines: z.array(plannedLine),
  /** How many were written. */
  written: z.number(),
  /** The encoding of the file when it was not UTF-8. */
  otherEncoding: z.nullable(z.string()),
})
export type NewsletterImportAnswer = z.infer<typeof newsletterImportAnswer>
