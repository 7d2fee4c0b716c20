'use client'

import { toast } from '@payloadcms/ui'
import { CheckCheck, Columns3, MailPlus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useRef, useState, useTransition } from 'react'
import type { Refused } from '@/contract/submissions/results'
import type { ReviewPage } from '@/contract/submissions/review'
import type { SubmissionSummary } from '@/contract/submissions/submission'
import type { WordsView } from '@/contract/submissions/words'
import { plural } from '@/domain/text/plural'
import { ActionButton } from '../action-button'
import { apply, returnToColumns } from '../actions'
import { EmailDialog } from '../email/email-dialog'
import { type Neighbors, SubmissionHead } from '../submission-head'

import { WordsPanel } from '../words/words-panel'

import { ConfirmDialog } from './confirm-dialog'

import { conflictsByPlace, noConflicts } from './conflicts'
import { HelpDialog } from './help-dialog'
import { PublishDialog } from './publish-dialog'
import { type ApplyMode, canPublish, publishLabel } from './publish-summary'
import { RejectionNotice } from './rejection-notice'
import type { ReviewContext } from './review-context'
import { ReviewTable } from './review-table'
import type { ReviewView } from './review-view'
import { useReview } from './use-review'
import { useReviewKeys } from './use-review-keys'

const UNANSWERED =
  'The server did not answer in time. Reload the page to see whether the submission is being published.'

const FAILED = 'The server did not respond and nothing was changed. Please try again.'

interface ReviewProps {
  submission: SubmissionSummary
  neighbors: Neighbors
  words: WordsView | null
  firstPage: ReviewPage
  firstView: ReviewView
  lists: ReviewContext['lists']
  mayEdit: boolean
}

/** A builder's values beside those of the site, listing by listing, to be decided and published. */
export function Review(props: ReviewProps) {
  const { submission, neighbors, words, firstPage, firstView, lists, mayEdit } = props
  const router = useRouter()
  const review = useReview(submission.id, firstPage, firstView)
  const rows = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<'help' | 'email' | 'columns' | ApplyMode | null>(null)
  const [isPending, startTransition] = useTransition()
  useReviewKeys(rows, () => setOpen('help'))

  const { counts } = review.page
  const isReadOnly = !mayEdit
  const isReady = mayEdit && canPublish(counts)
  const rejection = submission.result?.state === 'rejected' ? submission.result : null
  const isPublished = submission.appliedAt !== null && submission.undoneAt === null

  const run = (action: () => Promise<Refused | null>, unanswered: string) =>
    startTransition(async () => {
      try {
        await review.settled()
        const refused = await action()
        setOpen(null)
        if (refused) toast.error(refused.message)
        router.refresh()
      } catch {
        setOpen(null)
        toast.error(unanswered)
      }
    })
  const confirm = (mode: ApplyMode, note: string) =>
    run(() => apply({ submission: submission.id, mode, note }), UNANSWERED)
  const leave = () => run(() => returnToColumns(submission.id), FAILED)

  const publishButton = (
    <ActionButton
      tone="primary"
      disabled={!isReady || isPending}
      onClick={() => setOpen('publish')}
    >
      {publishLabel(counts)}
    </ActionButton>
  )

  return (
    <>
      <SubmissionHead submission={submission} neighbors={neighbors}>
        {mayEdit && (
          <>
            {submission.hasColumns && !isPublished && (
              <ActionButton
                Icon={Columns3}
                disabled={isPending}
                onClick={() => (counts.decided > 0 ? setOpen('columns') : leave())}
              >
                Back to columns
              </ActionButton>
            )}
            <ActionButton Icon={MailPlus} onClick={() => setOpen('email')}>
              Ask the builder
            </ActionButton>
            {publishButton}
          </>
        )}
      </SubmissionHead>
      {rejection && <RejectionNotice result={rejection} />}
      {words && (
        <WordsPanel
          submission={submission.id}
          builder={submission.builder.name}
          first={words}
          isReadOnly={isReadOnly}
          unmatched={counts.unmatched}
          onExplained={review.refresh}
        />
      )}
      <ReviewTable
        submission={submission.id}
        review={review}
        isReadOnly={isReadOnly}
        conflicts={rejection ? conflictsByPlace(rejection.conflicts) : noConflicts}
        lists={lists}
        rows={rows}
        showHelp={() => setOpen('help')}
      />
      <div className="field-review-bar">
        <p>{verifiedSentence(counts.unchanged)}</p>
        {mayEdit && (
          <div className="field-review-bar__buttons">
            <ActionButton
              disabled={review.isLoading || isPending}
              Icon={CheckCheck}
              onClick={() => void review.acceptValid()}
            >
              Accept all valid
            </ActionButton>
            <ActionButton
              disabled={counts.accepted === 0 || isPending}
              onClick={() => setOpen('draft')}
            >
              Save as drafts
            </ActionButton>
            {publishButton}
          </div>
        )}
      </div>
      {open === 'help' && <HelpDialog close={() => setOpen(null)} />}
      {open === 'columns' && (
        <ConfirmDialog
          title="Go back to the columns?"
          text={`The rows are read again with the columns that you choose. ${plural(counts.decided, 'decision is', 'decisions are')} remembered, and still ${counts.decided === 1 ? 'counts' : 'count'} where a row says the same then.`}
          label="Back to columns"
          isPending={isPending}
          confirm={leave}
          close={() => setOpen(null)}
        />
      )}
      {open === 'email' && (
        <EmailDialog
          title="Ask the builder"
          kind="ask"
          builder={submission.builder.id}
          submission={submission.id}
          close={() => setOpen(null)}
        />
      )}
      {(open === 'publish' || open === 'draft') && (
        <PublishDialog
          counts={counts}
          mode={open}
          isPending={isPending}
          confirm={(note) => confirm(open, note)}
          close={() => {
            if (!isPending) setOpen(null)
          }}
        />
      )}
    </>
  )
}

function verifiedSentence(unchanged: number): string {
  if (unchanged === 0) return 'Nothing is public before you publish. One click undoes it.'
  return `${plural(unchanged, 'listing was', 'listings were')} sent without changes and will be marked as verified when you publish.`
}
