'use server'

import * as z from 'zod/mini'
import { type GridInput, gridInput } from '@/contract/submissions/grid'
import { type MappingChange, mappingChange } from '@/contract/submissions/mapping'
import {
  type PastedPreview,
  type PreviewInput,
  previewInput,
} from '@/contract/submissions/pasted-preview'
import {
  type ApplyInput,
  applyInput,
  type BuilderEmail,
  builderEmailKinds,
  type PasteInput,
  pasteInput,
  type ReceiveResult,
  type Refused,
  type SendEmailInput,
  sendEmailInput,
} from '@/contract/submissions/results'
import {
  type DecisionInput,
  type DecisionResult,
  decisionInput,
  type MatchInput,
  matchInput,
  type ReviewPage,
  type ReviewQuery,
  reviewFilters,
  reviewQuery,
} from '@/contract/submissions/review'
import type { SubmissionSummary } from '@/contract/submissions/submission'
import {
  acceptValid,
  type BuilderGrid,
  builderGrid,
  changeMapping,
  confirmMapping,
  decide,
  decideMatches,
  discardSubmission,
  type MappingView,
  pastedPreview,
  prepareEmail,
  readAgain,
  receiveGrid,
  receivePasted,
  reviewPage,
  sendBuilderEmail,
  startApplying,
  startUndoing,
  submissionSummary,
} from '@/data/submissions'
import { editor, staffMember } from '../editor'

const id = z.int().check(z.positive())

/** The state of a submission, for the progress bar. All staff may read it. */
export async function loadSubmission(submission: number): Promise<SubmissionSummary | null> {
  await staffMember()
  return submissionSummary(id.parse(submission))
}

/** A page of the review. All staff may read it. */
export async function loadReview(query: ReviewQuery): Promise<ReviewPage> {
  await staffMember()
  return reviewPage(reviewQuery.parse(query))
}

/** Shows what is recognized in a pasted table, before it is received. */
export async function previewPaste(pasted: PreviewInput): Promise<PastedPreview> {
  await editor()
  return pastedPreview(previewInput.parse(pasted))
}

/** Receives a pasted table. A file is sent to `paths.submissionUpload`. */
export async function paste(pasted: PasteInput): Promise<ReceiveResult> {
  return receivePasted(pasteInput.parse(pasted), await editor())
}

/** The present listings of a builder, with which a grid begins; `null` for an unknown builder. */
export async function loadGrid(builder: number): Promise<BuilderGrid | null> {
  await editor()
  return builderGrid(id.parse(builder))
}

/** Receives what was entered in a grid. */
export async function sendGrid(entered: GridInput): Promise<ReceiveResult> {
  return receiveGrid(gridInput.parse(entered), await editor())
}

/** Corrects what a table or its columns mean. */
export async function correctMapping(
  submission: number,
  changes: readonly MappingChange[],
): Promise<MappingView> {
  await editor()
  return changeMapping(id.parse(submission), z.array(mappingChange).parse(changes))
}

/** Remembers the mapping for the builder, and reads the rows. */
export async function acceptMapping(submission: number): Promise<MappingView | null> {
  return confirmMapping(id.parse(submission), await editor())
}

/** Stores decisions, each at once; the last one counts. */
export async function saveDecisions(
  submission: number,
  decisions: readonly DecisionInput[],
): Promise<DecisionResult | Refused> {
  const user = await editor()
  const parsed = z.array(decisionInput).check(z.maxLength(500)).parse(decisions)
  return decide(id.parse(submission), parsed, user)
}

/** Says which listings rows are, and compares them again. */
export async function saveMatches(
  submission: number,
  matches: readonly MatchInput[],
): Promise<DecisionResult | Refused> {
  const user = await editor()
  const parsed = z.array(matchInput).check(z.maxLength(200)).parse(matches)
  return decideMatches(id.parse(submission), parsed, user)
}

/**
 * Accepts everything that is valid, not unusual and not decided, in the rows of a filter. Returns the
 * number of decisions.
 */
export async function acceptAllValid(
  submission: number,
  filter: (typeof reviewFilters)[number] = 'all',
): Promise<{ readonly state: 'accepted'; readonly count: number } | Refused> {
  const user = await editor()
  return acceptValid(id.parse(submission), z.enum(reviewFilters).parse(filter), user)
}

/** Begins to publish what was accepted, or to store it as drafts: all of it, or nothing. */
export async function apply(input: ApplyInput): Promise<Refused | null> {
  return startApplying(applyInput.parse(input), await editor())
}

/** Begins to restore what the submission changed. */
export async function undo(submission: number): Promise<Refused | null> {
  return startUndoing(id.parse(submission), await editor())
}

/** Ends a submission without applying it. */
export async function discard(submission: number): Promise<Refused | null> {
  return discardSubmission(id.parse(submission), await editor())
}

/** Reads a failed or discarded submission once more, and forgets its decisions. */
export async function readOnceMore(submission: number): Promise<Refused | null> {
  return readAgain(id.parse(submission), await editor())
}

/** The text of an email to a builder, to be edited: `ask` for a submission, `summary` of one. */
export async function prepareBuilderEmail(
  builder: number,
  kind: (typeof builderEmailKinds)[number],
  submission: number | null = null,
): Promise<BuilderEmail> {
  await editor()
  return prepareEmail({
    builder: id.parse(builder),
    kind: z.enum(builderEmailKinds).parse(kind),
    submission: z.nullable(id).parse(submission),
  })
}

/** Sends an email to a builder. `ask` has a new link in it. */
export async function sendEmail(input: SendEmailInput): Promise<Refused | null> {
  const parsed = sendEmailInput.safeParse(input)
  const user = await editor()
  if (!parsed.success) {
    return { state: 'refused', message: parsed.error.issues[0]?.message ?? 'Check the email.' }
  }
  return sendBuilderEmail(parsed.data, user)
}
