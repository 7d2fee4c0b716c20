import { z } from 'zod/mini'
import { toAsciiEmail } from '@/domain/text/email'

const NO_ADDRESS = 'Enter a complete email address, for example name@example.com.'

/** The person whose data is exported. */
export const personExport = z.object({
  email: z
    .string(NO_ADDRESS)
    .check(z.trim(), z.overwrite(toAsciiEmail), z.maxLength(254, NO_ADDRESS), z.email(NO_ADDRESS)),
})

/** The person to find, or to erase with `apply`. */
export const personErasure = z.extend(personExport, { apply: z.boolean() })

const count = z.int().check(z.nonnegative())

/** Number of records about a person, by kind. */
const storedPersonalData = z.object({
  leads: count,
  emails: count,
  subscriptions: count,
  mistakeReports: count,
  alerts: count,
  savedFilters: count,
  /** Number of titles in the audit log. */
  titles: count,
  /** Number of builders' submissions in whose rows the person is erased. */
  submissions: count,
  /** Number of builders' files that mention the person and are deleted. */
  files: count,
})

/** Another document that contains data of the person; staff must review it. */
const remainingReference = z.object({
  /** Label of the document's collection. */
  kind: z.string(),
  title: z.string(),
  /** Back office URL; `null` if the user cannot open the document. */
  href: z.nullable(z.string()),
  /** The kind of personal data in the document. */
  holds: z.enum(['address', 'phone']),
})

/**
 * The records about a person (with `apply`, those that were erased) and the documents that were not
 * changed.
 */
export const personErasureResponse = z.object({
  stored: storedPersonalData,
  remaining: z.array(remainingReference),
})

export type StoredPersonalData = z.infer<typeof storedPersonalData>
export type RemainingReference = z.infer<typeof remainingReference>
export type PersonErasureResponse = z.infer<typeof personErasureResponse>
