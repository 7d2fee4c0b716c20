import type { Role } from '../enums'
import type { ReviewState } from './review-states'

/** Maximum length of a review message, in characters. */
export const REVIEW_MAX_LENGTH = 1000

/** Maximum number of review steps stored with a document. */
const STEPS = 20

/**
 * Review actions available when a draft is saved. Publishing approves, so approval is not an
 * action.
 */
export const reviewActions = ['submit', 'request-changes'] as const

export type ReviewAction = (typeof reviewActions)[number]

/** A review step: the new state, its time, author and message. */
export interface ReviewStep {
  readonly state: ReviewState
  readonly at: string
  readonly by: string
  /** The account of the author; `null` in steps from before it was stored. */
  readonly userId: number | null
  readonly words: string
}

export interface Review {
  readonly state: ReviewState
  readonly log: readonly ReviewStep[]
}

export interface ReviewedSave {
  readonly action: ReviewAction | null
  readonly words: string
  readonly publishes: boolean
  readonly by: { readonly id: number; readonly name: string; readonly role: Role }
  readonly at: string
}

export type ReviewProblem = 'role' | 'not-submitted' | 'no-message' | 'too-long'

const open: readonly ReviewState[] = ['submitted', 'changes-requested']

/**
 * Returns the review of a document after a save. Publishing a submitted document approves it; a
 * later change requires a new approval. Only editors and admins can request changes, only of
 * submitted documents, and only with a message.
 */
export function reviewAfter(review: Review, save: ReviewedSave): Review | ReviewProblem {
  const words = save.words.trim()
  if (words.length > REVIEW_MAX_LENGTH) return 'too-long'
  const step = (state: ReviewState): Review => {
    const { at, by } = save
    return {
      state,
      log: [...review.log, { state, at, by: by.name, userId: by.id, words }].slice(-STEPS),
    }
  }
  if (save.action === 'submit') return step('submitted')
  if (save.action === 'request-changes') {
    if (save.by.role === 'contributor') return 'role'
    if (review.state !== 'submitted') return 'not-submitted'
    return words === '' ? 'no-message' : step('changes-requested')
  }
  if (save.publishes) return open.includes(review.state) ? step('approved') : review
  return review.state === 'approved' ? { ...review, state: 'none' } : review
}

/** The step that a save added to the log, or `null`. A restored version only brings older steps. */
export function newStep(
  before: readonly ReviewStep[],
  after: readonly ReviewStep[],
): ReviewStep | null {
  const [last, latest] = [before.at(-1), after.at(-1)]
  return latest && (!last || latest.at > last.at) ? latest : null
}

interface StaffMember {
  readonly id: number
  readonly role: Role
}

/**
 * The staff to notify of the last step: editors and admins of a submitted document, its contributor
 * of a decision. The author of the step knows of it.
 */
export function reviewRecipients<Member extends StaffMember>(
  log: readonly ReviewStep[],
  staff: readonly Member[],
): Member[] {
  const step = log.at(-1)
  if (!step) return []
  const submitter = log.findLast(({ state }) => state === 'submitted')?.userId
  const isConcerned = ({ id, role }: Member) =>
    step.state === 'submitted' ? role !== 'contributor' : id === submitter
  return staff.filter((member) => member.id !== step.userId && isConcerned(member))
}
