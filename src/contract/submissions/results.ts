import { z } from 'zod/mini'
import type { DecisionTarget } from './review'

export const applyInput = z.object({
  submission: z.int().check(z.positive()),
  /** `draft`: nothing becomes public; every change waits as a draft of its listing. */
  mode: z.enum(['publish', 'draft']),
  note: z._default(z.string().check(z.maxLength(1000)), ''),
})
export type ApplyInput = z.input<typeof applyInput>

/** Why a listing of a submission cannot be written. */
export interface ApplyConflict {
  readonly record: string
  readonly name: string
  /** The field that changed since the comparison; else the row. */
  readonly target: DecisionTarget | null
  /** `Ana Ruiz changed Starting price to $350,000 after the comparison. Decide again.` */
  readonly message: string
  /** Whether it was compared again, and lost the decisions about it. */
  readonly isStale: boolean
}

/**
 * `applied`: all of it was stored. `refused`: nothing was, for the reasons given; fields that
 * changed in the meantime have lost their decisions and show the value of today.
 */
export type ApplyResult =
  | {
      readonly state: 'applied'
      readonly updated: number
      readonly created: number
      readonly verified: number
      /** Names of communities that were to be verified, and that others are editing. */
      readonly unverified: readonly string[]
      /** Milliseconds. */
      readonly took: number
    }
  | {
      readonly state: 'refused'
      readonly message: string
      readonly conflicts: readonly ApplyConflict[]
    }

/** `undone`: listings are as before, except those named in `kept`. */
export type UndoResult =
  | {
      readonly state: 'undone'
      readonly restored: number
      /** Not restored, because someone edited or uses them since. */
      readonly kept: readonly {
        readonly name: string
        readonly adminHref: string
        readonly reason: string
      }[]
    }
  | { readonly state: 'refused'; readonly message: string }

/** What a screen gets instead of a result when an action is refused. */
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
