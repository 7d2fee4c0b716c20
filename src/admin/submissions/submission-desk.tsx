'use client'

import type { MappedTable } from '@/contract/submissions/mapping'
import type { ReviewPage } from '@/contract/submissions/review'
import type { SubmissionSummary } from '@/contract/submissions/submission'
import { Applied } from './applied'
import { DiscardButton } from './discard-button'
import { JobProgress } from './job-progress'
import { Mapping } from './mapping/mapping'
import { DecidedRows } from './review/decided-rows'
import { Review } from './review/review'
import type { ReviewView } from './review/review-view'
import { Stopped } from './stopped'
import { type Neighbors, SubmissionHead } from './submission-head'

interface SubmissionDeskProps {
  submission: SubmissionSummary
  neighbors: Neighbors
  mapping: readonly MappedTable[]
  firstPage: ReviewPage | null
  firstView: ReviewView
  mayEdit: boolean
}

/** A submission in the state in which it is. */
export function SubmissionDesk(props: SubmissionDeskProps) {
  const { submission, neighbors, mapping, firstPage, firstView, mayEdit } = props
  const { id, status, builder } = submission
  const head = <SubmissionHead submission={submission} neighbors={neighbors} />
  switch (status) {
    case 'reading':
    case 'applying':
    case 'undoing':
      return (
        <>
          {head}
          <JobProgress key={status} first={submission} />
        </>
      )
    case 'mapping':
      return (
        <>
          {head}
          <Mapping submission={id} builder={builder.name} first={mapping} mayEdit={mayEdit} />
          {mayEdit && <DiscardButton submission={id} />}
        </>
      )
    case 'review':
      return (
        <>
          {firstPage && (
            <Review
              submission={submission}
              neighbors={neighbors}
              firstPage={firstPage}
              firstView={firstView}
              mayEdit={mayEdit}
            />
          )}
          {mayEdit && <DiscardButton submission={id} />}
        </>
      )
    case 'applied':
    case 'undone':
      return (
        <>
          {head}
          <Applied submission={submission} mayEdit={mayEdit} />
          {firstPage && <DecidedRows submission={id} firstPage={firstPage} firstView={firstView} />}
        </>
      )
    case 'discarded':
    case 'failed':
      return (
        <>
          {head}
          <Stopped submission={submission} mayEdit={mayEdit} />
        </>
      )
  }
}
