'use client'

import type { MappingView } from '@/contract/submissions/mapping'
import type { ReviewPage } from '@/contract/submissions/review'
import type { SubmissionSummary } from '@/contract/submissions/submission'
import type { WordsView } from '@/contract/submissions/words'
import { Applied } from './applied'
import { DiscardButton } from './discard-button'
import { JobProgress } from './job-progress'
import { Mapping } from './mapping/mapping'
import { DecidedRows } from './review/decided-rows'
import { Review } from './review/review'
import type { ReviewContext } from './review/review-context'
import type { ReviewView } from './review/review-view'
import { Stopped } from './stopped'
import { type Neighbors, SubmissionHead } from './submission-head'

interface SubmissionDeskProps {
  submission: SubmissionSummary
  neighbors: Neighbors
  mapping: MappingView | null
  words: WordsView | null
  firstPage: ReviewPage | null
  firstView: ReviewView
  lists: ReviewContext['lists'] | null
  mayEdit: boolean
}

/** A submission in the state in which it is. */
export function SubmissionDesk(props: SubmissionDeskProps) {
  const { submission, neighbors, mapping, words, firstPage, firstView, lists, mayEdit } = props
  const { id, status, builder } = submission
  const isPublished = submission.appliedAt !== null && submission.undoneAt === null
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
          {mapping && (
            <Mapping submission={id} builder={builder.name} first={mapping} mayEdit={mayEdit} />
          )}
          {mayEdit && <DiscardButton submission={id} isPublished={false} />}
        </>
      )
    case 'review':
      return (
        <>
          {firstPage && lists && (
            <Review
              submission={submission}
              neighbors={neighbors}
              words={words}
              firstPage={firstPage}
              firstView={firstView}
              lists={lists}
              mayEdit={mayEdit}
            />
          )}
          {mayEdit && <DiscardButton submission={id} isPublished={isPublished} />}
        </>
      )
    case 'applied':
    case 'undone':
      return (
        <>
          {head}
          <Applied submission={submission} mayEdit={mayEdit} />
          {firstPage && lists && (
            <DecidedRows
              submission={id}
              firstPage={firstPage}
              firstView={firstView}
              lists={lists}
            />
          )}
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
