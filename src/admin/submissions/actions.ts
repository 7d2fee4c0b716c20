'use server'

import * as z from 'zod/mini'
import { type GridInput, gridInput } from '@/contract/submissions/grid'
import { type MappingChange, type MappingView, mappingChange } from '@/contract/submissions/mapping'
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
  type SendEmailResult,
  sendEmailInput,
} from '@/contract/submissions/results'
import {
  type DecidedTogether,
  type DecisionInput,
  type DecisionResult,
  decisionInput,
  type MatchInput,
  matchInput,
  missingChoices,
  type ReviewPage,
  type ReviewQuery,
  reviewFilters,
  reviewQuery,
} from '@/contract/submissions/review'
import type { SubmissionSummary } from '@/contract/submissions/submission'
import {
  type RememberedWord,
  type WordAnswer,
  type WordsView,
  wordAnswer,
} from '@/contract/submissions/words'
import {
  acceptValid,
  type BuilderGrid,
  backToColumns,
  builderGrid,
  changeMapping,
  changeRememberedWord,
  confirmMapping,
  decide,
  decideMatches,
  decideMissing,
  discardSubmission,
  explainWords,
  pastedPreview,
  prepareEmail,
  readAgain,
  receiveGrid,
  receivePasted,
  reopenSubmission,
  reviewPage,
  sendBuilderEmail,
  startApplying,
  startUndoing,
  submissionSummary,
  submissionWords,
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
): Promise<DecidedTogether | Refused> {
  const user = await editor()
  return acceptValid(id.parse(submission), z.enum(reviewFilters).parse(filter), user)
}

/** The words of a submission that were not understood. All staff may read them. */
export async function loadWords(submission: number): Promise<WordsView> {
  await staffMember()
  return submissionWords(id.parse(submission))
}

/** Says what words of the builder mean, in this submission and the next ones. */
export async function answerWords(
  submission: number,
  answers: readonly WordAnswer[],
): Promise<WordsView | Refused> {
  const user = await editor()
  const parsed = z.array(wordAnswer).check(z.maxLength(100)).parse(answers)
  return explainWords(id.parse(submission), parsed, user)
}

/** Changes or forgets a word that is remembered for a builder. */
export async function answerRememberedWord(
  builder: number,
  answer: WordAnswer,
): Promise<RememberedWord[] | Refused> {
  const user = await editor()
  return changeRememberedWord(id.parse(builder), wordAnswer.parse(answer), user)
}

/** Decides about all missing listings that wait for a choice. */
export async function decideAllMissing(
  submission: number,
  choice: (typeof missingChoices)[number],
): Promise<DecidedTogether | Refused> {
  const user = await editor()
  return decideMissing(id.parse(submission), z.enum(missingChoices).parse(choice), user)
}

/** Begins to publish what was accepted, or to store it as drafts: all of it, or nothing. */
export async function apply(input: ApplyInput): Promise<Refused | null> {
  return startApplying(applyInput.parse(input), await editor())
}

/** Begins to restore what the submission changed. */
export async function undo(submission: number): Promise<Refused | null> {
  return startUndoing(id.parse(submission), await editor())
}

/** Ends a submission. One that was opened again stays published. */
export async function discard(submission: number): Promise<Refused | null> {
  return discardSubmission(id.parse(submission), await editor())
}

/** Opens a published or undone submission for review again. */
export async function reopen(submission: number): Promise<Refused | null> {
  return reopenSubmission(id.parse(submission), await editor())
}

/** Goes back from the review to the columns. */
export async function returnToColumns(submission: number): Promise<Refused | null> {
  return backToColumns(id.parse(submission), await editor())
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
export async function sendEmail(input: SendEmailInput): Promise<SendEmailResult> {
  const parsed = sendEmailInput.safeParse(input)
  const user = await editor()
  if (!parsed.success) {
    return { state: 'refused', message: parsed.error.issues[0]?.message ?? 'Check the email.' }
  }
  return sendBuilderEmail(parsed.data, user)
}
