import { z } from 'zod/mini'

const NO_ADDRESS = 'Write the whole e-mail address, like name@example.com.'

/** Whom to look for, or with `apply` to erase. */
export const personErasure = z.object({
  email: z.string(NO_ADDRESS).check(z.trim(), z.maxLength(254, NO_ADDRESS), z.email(NO_ADDRESS)),
  apply: z.boolean(),
})

const count = z.int().check(z.nonnegative())

/** How much of what there is about a person. */
const keptAbout = z.object({
  leads: count,
  letters: count,
  subscriptions: count,
  savedFilters: count,
  /** Titles in the audit log. */
  titles: count,
})

/** A document of somebody else that is left for the staff to look at. */
const leftDocument = z.object({
  /** What kind of document, in a word. */
  kind: z.string(),
  title: z.string(),
  /** Where it is edited; `null` when nobody can open it. */
  href: z.nullable(z.string()),
  /** What of the person it holds. */
  holds: z.enum(['address', 'phone']),
})

/** What is kept about a person, or with `apply` was until now, and what is not touched. */
export const personErasureAnswer = z.object({
  kept: keptAbout,
  left: z.array(leftDocument),
})

export type KeptAbout = z.infer<typeof keptAbout>
export type LeftDocument = z.infer<typeof leftDocument>
export type PersonErasureAnswer = z.infer<typeof personErasureAnswer>
