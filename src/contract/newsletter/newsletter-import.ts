import { z } from 'zod/mini'

/** Maximum size and number of rows of a file. */
export const IMPORT_BYTES = 2 * 1024 * 1024
export const SUBSCRIBER_ROWS = 10_000

/** Where and when people gave consent. A shorter text could not state both. */
export const consentSource = z.string().check(
  z.overwrite((text) => text.replaceAll('\u0000', '')),
  z.trim(),
  z.minLength(15, 'Describe where and when these people gave consent'),
  z.maxLength(300, 'Keep it to 300 characters'),
)

export const importOutcomes = ['invalid', 'suppressed', 'new', 'known'] as const

const plannedLine = z.object({
  line: z.number(),
  /** The address, or the digest of one. */
  address: z.string(),
  name: z.string(),
  outcome: z.enum(importOutcomes),
  reason: z.nullable(z.string()),
})
export type PlannedLine = z.infer<typeof plannedLine>

/** Response of an import: the planned or applied outcome of every row, or an error message. */
export const newsletterImportResponse = z.object({
  lines: z.array(plannedLine),
  /** Number of rows written. */
  written: z.number(),
  /** The encoding of the file if it was not UTF-8. */
  otherEncoding: z.nullable(z.string()),
})
export type NewsletterImportResponse = z.infer<typeof newsletterImportResponse>
