'use client'

import { toast } from '@payloadcms/ui'
import { CheckCheck, MailPlus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useRef, useState, useTransition } from 'react'
import type { ReviewPage } from '@/contract/submissions/review'
import type { SubmissionSummary } from '@/contract/submissions/submission'
import { plural } from '@/domain/text/plural'
import { apply } from '../actions'
import { DeskButton } from '../desk-button'
import { EmailDialog } from '../email/email-dialog'
import { type Neighbors, SubmissionHead } from '../submission-head'
import { conflictsByPlace, noConflicts } from './conflicts'
import { HelpDialog } from './help-dialog'
import { PublishDialog } from './publish-dialog'
import { type ApplyMode, canPublish, publishLabel } from './publish-summary'
import { RejectionNotice } from './rejection-notice'
import { ReviewTable } from './review-table'
import type { ReviewView } from './review-view'
import { useReview } from './use-review'
import { useReviewKeys } from './use-review-keys'

const UNANSWERED =
  'The server did not answer in time. Reload the page to see whether the submission is being published.'

interface ReviewProps {
  submission: SubmissionSummary
  neighbors: Neighbors
  firstPage: ReviewPage
  firstView: ReviewView
  mayEdit: boolean
}

/** What a builder sent beside what the site shows, field by field, to be decided and published. */
export function Review({ submission, neighbors, firstPage, firstView, mayEdit }: ReviewProps) {
  const router = useRouter()
  const review = useReview(submission.id, firstPage, firstView)
  const table = useRef<HTMLTableElement>(null)
  const [open, setOpen] = useState<'help' | 'email' | ApplyMode | null>(null)
  const [isPending, startTransition] = useTransition()
  useReviewKeys(table, () => setOpen('help'))

  const { counts } = review.page
  const isReadOnly = !mayEdit
  const isReady = mayEdit && canPublish(counts)
  const rejection = submission.result?.state === 'rejected' ? submission.result : null

  const confirm = (mode: ApplyMode, note: string) =>
    startTransition(async () => {
      try {
        await review.settled()
        const refused = await apply({ submission: submission.id, mode, note })
        setOpen(null)
        if (refused) toast.error(refused.message)
        router.refresh()
      } catch {
        setOpen(null)
        toast.error(UNANSWERED)
      }
    })

  const publishButton = (
    <DeskButton tone="primary" disabled={!isReady || isPending} onClick={() => setOpen('publish')}>
      {publishLabel(counts)}
    </DeskButton>
  )

  return (
    <>
      <SubmissionHead submission={submission} neighbors={neighbors}>
        {mayEdit && (
          <>
            <DeskButton Icon={MailPlus} onClick={() => setOpen('email')}>
              Ask the builder
            </DeskButton>
            {publishButton}
          </>
        )}
      </SubmissionHead>
      {rejection && <RejectionNotice result={rejection} />}
      <ReviewTable
        submission={submission.id}
        review={review}
        isReadOnly={isReadOnly}
        conflicts={rejection ? conflictsByPlace(rejection.conflicts) : noConflicts}
        table={table}
        showHelp={() => setOpen('help')}
      />
      <div className="field-review-bar">
        <p>{verifiedSentence(counts.unchanged)}</p>
        {mayEdit && (
          <div className="field-review-bar__buttons">
            <DeskButton
              disabled={review.isLoading || isPending}
              Icon={CheckCheck}
              onClick={() => void review.acceptValid()}
            >
              Accept all valid
            </DeskButton>
            <DeskButton
              disabled={counts.accepted === 0 || isPending}
              onClick={() => setOpen('draft')}
            >
              Save as drafts
            </DeskButton>
            {publishButton}
          </div>
        )}
      </div>
      {open === 'help' && <HelpDialog close={() => setOpen(null)} />}
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
