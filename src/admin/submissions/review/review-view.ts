import type { reviewFilters } from '@/contract/submissions/review'

export type ReviewFilter = (typeof reviewFilters)[number]

/** Which rows of the review are shown. */
export interface ReviewView {
  readonly filter: ReviewFilter
  readonly hideDecided: boolean
  readonly offset: number
}

/** Rows on a page of the review. */
export const PAGE_ROWS = 50
