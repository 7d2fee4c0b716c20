import { z } from 'zod/mini'
import { outcomes } from '@/domain/submissions/compare/compare'
import { submissionSources, submissionStatuses } from '@/domain/submissions/submission-status'
import { submissionProblem } from './record'
import { submissionResult } from './results'

/** The steps of reading, in order, and the one of applying and undoing. `total` is 0 until it is known. */
export const submissionSteps = [
  'waiting',
  'reading',
  'matching',
  'comparing',
  'saving',
  'done',
] as const

export const submissionProgress = z.object({
  step: z.enum(submissionSteps),
  /** Of `total` records or listings. */
  done: z.int(),
  total: z.int(),
})
export type SubmissionProgress = Readonly<z.infer<typeof submissionProgress>>

/** Outcome of a review's row: that of its record, or `missing` for a listing not submitted. */
export const rowOutcomes = [...outcomes, 'missing'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** Rows by outcome, and how many need a decision and have one. */
export const submissionCounts = z.object({
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  invalid: z.int(),
  unmatched: z.int(),
  missing: z.int(),
  /** Missing listings without a choice. */
  openMissing: z.int(),
  /** Rows with at least one unusual value. */
  unusual: z.int(),
  /** Decisions that can be made: one per changed field, new listing, missing listing, unmatched row. */
  decidable: z.int(),
  decided: z.int(),
  /** Listings that _Publish_ would change or create. */
  accepted: z.int(),
})
export type SubmissionCounts = Readonly<z.infer<typeof submissionCounts>>

/** A submission as lists and the head of the review show it. */
export const submissionSummary = z.object({
  id: z.int(),
  /** `Larkspur Communities, November 2026`. */
  title: z.string(),
  builder: z.object({ id: z.int(), name: z.string() }),
  /** `2026-11`. */
  month: z.string(),
  source: z.enum(submissionSources),
  status: z.enum(submissionStatuses),
  /** Why it failed. */
  problem: z.nullable(z.string()),
  /** Name of the staff member, or of the person at the builder. */
  sentBy: z.nullable(z.string()),
  /** ISO date and time. */
  receivedAt: z.string(),
  file: z.nullable(z.object({ name: z.string(), href: z.string() })),
  /** `Excel workbook`. */
  format: z.nullable(z.string()),
  progress: submissionProgress,
  counts: submissionCounts,
  /** Problems of the file, apart from those of its rows. */
  problems: z.array(submissionProblem),
  appliedAt: z.nullable(z.string()),
  appliedBy: z.nullable(z.string()),
  undoneAt: z.nullable(z.string()),
  undoneBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Whether it has columns that an editor can map again. */
  hasColumns: z.boolean(),
  /** Result of the last apply or undo; `null` while a job has to do it. */
  result: z.nullable(submissionResult),
})
export type SubmissionSummary = Readonly<z.infer<typeof submissionSummary>>
