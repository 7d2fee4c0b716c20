'use client'

import { useRef, useState } from 'react'
import type { ReviewPage } from '@/contract/submissions/review'
import { HelpDialog } from './help-dialog'
import { ReviewTable } from './review-table'
import type { ReviewView } from './review-view'
import { useReview } from './use-review'
import { useReviewKeys } from './use-review-keys'

interface DecidedRowsProps {
  submission: number
  firstPage: ReviewPage
  firstView: ReviewView
}

/** The rows of a submission that is no longer under review, with the decisions of then. */
export function DecidedRows({ submission, firstPage, firstView }: DecidedRowsProps) {
  const review = useReview(submission, firstPage, firstView)
  const table = useRef<HTMLTableElement>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)
  useReviewKeys(table, () => setHelpOpen(true))
  return (
    <>
      <ReviewTable
        submission={submission}
        review={review}
        isReadOnly
        table={table}
        showHelp={() => setHelpOpen(true)}
      />
      {isHelpOpen && <HelpDialog close={() => setHelpOpen(false)} />}
    </>
  )
}
