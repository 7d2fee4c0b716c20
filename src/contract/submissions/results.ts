import { z } from 'zod/mini'
import { decisionTarget } from './decision-target'

export const applyInput = z.object({
  submission: z.int().check(z.positive()),
  /** `draft`: nothing becomes public; every change waits as a draft of its listing. */
  mode: z.enum(['publish', 'draft']),
  note: z._default(z.string().check(z.maxLength(1000)), ''),
})
export type ApplyInput = z.input<typeof applyInput>

/** Why a listing of a submission cannot be written. */
const applyConflict = z.object({
  record: z.string(),
  name: z.string(),
  /** The field that changed since the comparison; else the row. */
  target: z.nullable(decisionTarget),
  /** `Ana Ruiz changed Starting price to $350,000 after the comparison. Decide again.` */
  message: z.string(),
  /** Whether it was compared again, and lost the decisions about it. */
  isStale: z.boolean(),
})
export type ApplyConflict = Readonly<z.infer<typeof applyConflict>>

/** All that was accepted was stored. */
const applied = z.object({
  state: z.literal('applied'),
  /** Missing in results of earlier versions. */
  mode: z.optional(applyInput.shape.mode),
  updated: z.int(),
  created: z.int(),
  verified: z.int(),
  /** Names of communities that were to be verified, and that others are editing. */
  unverified: z.array(z.string()),
})
export type Applied = Readonly<z.infer<typeof applied>>

/** Listings are as before, except those named in `kept`. */
const undone = z.object({
  state: z.literal('undone'),
  restored: z.int(),
  /** Not restored, because someone edited or uses them since. */
  kept: z.array(z.object({ name: z.string(), adminHref: z.string(), reason: z.string() })),
})
export type Undone = Readonly<z.infer<typeof undone>>

/**
 * Nothing was stored, for the reasons given. Fields that changed in the meantime have lost their
 * decisions and show the value of today.
 */
const rejected = z.object({
  state: z.literal('rejected'),
  message: z.string(),
  conflicts: z.array(applyConflict),
})
export type Rejected = Readonly<z.infer<typeof rejected>>

/** Result of applying or undoing a submission. */
export const submissionResult = z.discriminatedUnion('state', [applied, undone, rejected])
export type SubmissionResult = z.infer<typeof submissionResult>

/** Response to a screen whose action is refused, instead of a result. */
export interface Refused {
  readonly state: 'refused'
  readonly message: string
}

/** A received submission, or the sentence why it was not received. */
export type ReceiveResult = { readonly state: 'received'; readonly id: number } | Refused

export const pasteInput = z.object({
  builder: z.int().check(z.positive()),
  text: z.string().check(z.maxLength(900_000)),
  html: z.optional(z.string().check(z.maxLength(900_000))),
})
export type PasteInput = z.infer<typeof pasteInput>

export const builderEmailKinds = ['ask', 'summary'] as const

/** An email to a builder, prepared for the editor. */
export const builderEmail = z.object({
  to: z.email('Enter an email address').check(z.maxLength(254)),
  subject: z.string().check(z.trim(), z.minLength(1, 'Enter a subject'), z.maxLength(200)),
  /** Plain text. The button with the builder's link is added below it. */
  text: z.string().check(z.trim(), z.minLength(1, 'Enter a message'), z.maxLength(10_000)),
})
export type BuilderEmail = z.infer<typeof builderEmail>

export const sendEmailInput = z.object({
  builder: z.int().check(z.positive()),
  kind: z.enum(builderEmailKinds),
  /** The submission that the email is about. */
  submission: z.nullable(z.int().check(z.positive())),
  email: builderEmail,
})
export type SendEmailInput = z.infer<typeof sendEmailInput>

/** An email to a builder that is queued, or held because no mail server is set up. */
export type SendEmailResult =
  | { readonly state: 'queued' }
  /** With the link of a request, for the editor to pass on. */
  | { readonly state: 'held'; readonly link: string | null }
  | Refused
