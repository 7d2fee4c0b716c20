import type { ReviewState, Role } from './options'

/** Characters of a note to the editor, or of the editor's answer. */
export const REVIEW_WORDS = 1000

/** Steps of a review that a document remembers. */
const STEPS = 20

/** What somebody may ask for while saving a draft. Approving is publishing, and needs no wish. */
export const reviewWishes = ['submit', 'request-changes'] as const

export type ReviewWish = (typeof reviewWishes)[number]

/** One step: what a document became, when, by whom, and what they said. */
export interface ReviewStep {
  readonly state: ReviewState
  /** ISO date and time. */
  readonly at: string
  readonly by: string
  readonly words: string
}

export interface Review {
  readonly state: ReviewState
  readonly log: readonly ReviewStep[]
}

/** How somebody saves a document. */
export interface ReviewedSave {
  readonly wish: ReviewWish | null
  readonly words: string
  readonly publishes: boolean
  readonly by: { readonly name: string; readonly role: Role }
  readonly at: string
}

export type ReviewProblem = 'role' | 'not-submitted' | 'no-words' | 'too-long'

const open: readonly ReviewState[] = ['submitted', 'changes-requested']

/**
 * What saving makes of a review. Whoever publishes what was handed in approves it; what is changed
 * after that has to be approved anew. Only editors and admins ask for changes, of what was handed
 * in, and they say which.
 */
export function reviewAfter(review: Review, save: ReviewedSave): Review | ReviewProblem {
  const words = save.words.trim()
  if (words.length > REVIEW_WORDS) return 'too-long'
  const step = (state: ReviewState): Review => {
    const { at, by } = save
    return { state, log: [...review.log, { state, at, by: by.name, words }].slice(-STEPS) }
  }
  if (save.wish === 'submit') return step('submitted')
  if (save.wish === 'request-changes') {
    if (save.by.role === 'contributor') return 'role'
    if (review.state !== 'submitted') return 'not-submitted'
    return words === '' ? 'no-words' : step('changes-requested')
  }
  if (save.publishes) return open.includes(review.state) ? step('approved') : review
  return review.state === 'approved' ? { ...review, state: 'none' } : review
}
