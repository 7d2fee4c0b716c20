'use client'

import { createContext, use } from 'react'
import type { Option } from '@/domain/enums'
import type { EditedList } from '@/domain/submissions/fields'
import { type Conflicts, noConflicts } from './conflicts'

/** Values that all rows of a review share. */
export interface ReviewContext {
  readonly submission: number
  readonly isReadOnly: boolean
  /** Name of the signed-in user, whose own decisions are not signed. */
  readonly own: string
  readonly conflicts: Conflicts
  /** The lists from which values are chosen. */
  readonly lists: Readonly<Record<EditedList, readonly Option[]>>
}

export const ReviewContext = createContext<ReviewContext>({
  submission: 0,
  isReadOnly: true,
  own: '',
  conflicts: noConflicts,
  lists: { amenities: [], homeTypes: [], cities: [], districts: [] },
})

export const useReviewContext = (): ReviewContext => use(ReviewContext)
