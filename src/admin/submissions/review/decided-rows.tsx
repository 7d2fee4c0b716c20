'use client'

import { useRef, useState } from 'react'
import type { ReviewPage } from '@/contract/submissions/review'
import { HelpDialog } from './help-dialog'
import type { ReviewContext } from './review-context'
import { ReviewTable } from './review-table'
import type { ReviewView } from './review-view'
import { useReview } from './use-review'
import { useReviewKeys } from './use-review-keys'

interface DecidedRowsProps {
  submission: number
  firstPage: ReviewPage
  firstView: ReviewView
  lists: ReviewContext['lists']
}

/** The rows of a submission that is no longer under review, with the decisions of then. */
export function DecidedRows({ submission, firstPage, firstView, lists }: DecidedRowsProps) {
  const review = useReview(submission, firstPage, firstView)
  const rows = useRef<HTMLElement>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)
  useReviewKeys(rows, () => setHelpOpen(true))
  return (
    <>
      <ReviewTable
        submission={submission}
        review={review}
        isReadOnly
        lists={lists}
        rows={rows}
        showHelp={() => setHelpOpen(true)}
      />
      {isHelpOpen && <HelpDialog close={() => setHelpOpen(false)} />}
    </>
  )
}
