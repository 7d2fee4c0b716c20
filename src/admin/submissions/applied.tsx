'use client'

import { Link, toast } from '@payloadcms/ui'
import { MailCheck, Undo2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import type { SubmissionSummary } from '@/contract/submissions/submission'
import { plural } from '@/domain/text/plural'
import { formatShortMoment } from '@/lib/format-date'
import { undo } from './actions'
import { DeskButton } from './desk-button'
import { EmailDialog } from './email/email-dialog'
import { undoneSentence, unverifiedSentence } from './review/publish-summary'

const UNANSWERED = 'The server did not answer. Reload the page to see whether it is being undone.'

interface AppliedProps {
  submission: SubmissionSummary
  mayEdit: boolean
}

/** What became of a published submission, with _Undo_ and the email to the builder. */
export function Applied({ submission, mayEdit }: AppliedProps) {
  const { id, status, builder, note, result } = submission
  const router = useRouter()
  const [isWriting, setWriting] = useState(false)
  const [isPending, startTransition] = useTransition()

  const takeBack = () =>
    startTransition(async () => {
      try {
        const refused = await undo(id)
        if (refused) toast.error(refused.message)
        router.refresh()
      } catch {
        toast.error(UNANSWERED)
      }
    })

  const isUndone = status === 'undone'
  return (
    <section
      className={`submission-notice ${isUndone ? '' : 'submission-notice--success'}`}
      aria-label="Result"
    >
      <div className="submission-notice__words" role="status">
        <h2>{isUndone ? 'Undone' : 'Done'}</h2>
        <p>{sentenceOf(submission)}</p>
        {note && <p>{`Note: ${note}`}</p>}
        {result?.state === 'applied' && result.unverified.length > 0 && (
          <p>{unverifiedSentence(result)}</p>
        )}
        {result?.state === 'undone' && <p>{undoneSentence(result)}</p>}
        {result?.state === 'undone' && result.kept.length > 0 && (
          <ul>
            {result.kept.map(({ name, adminHref, reason }) => (
              <li key={adminHref}>
                <Link href={adminHref} prefetch={false}>
                  {name}
                </Link>
                {`: ${reason}`}
              </li>
            ))}
          </ul>
        )}
        {result?.state === 'rejected' && <p className="field-review-problem">{result.message}</p>}
      </div>
      {mayEdit && !isUndone && (
        <div className="field-review-bar__buttons">
          <DeskButton disabled={isPending} Icon={Undo2} onClick={takeBack}>
            {isPending ? 'Undoing…' : 'Undo'}
          </DeskButton>
          <DeskButton tone="primary" Icon={MailCheck} onClick={() => setWriting(true)}>
            Email the builder a summary
          </DeskButton>
        </div>
      )}
      {isWriting && (
        <EmailDialog
          title={`Summary for ${builder.name}`}
          kind="summary"
          builder={builder.id}
          submission={id}
          close={() => setWriting(false)}
        />
      )}
    </section>
  )
}

function sentenceOf({
  counts,
  appliedAt,
  appliedBy,
  undoneAt,
  undoneBy,
}: SubmissionSummary): string {
  const now = new Date()
  const by = (name: string | null) => (name ? ` by ${name}` : '')
  const changed = plural(counts.accepted, 'listing', 'listings')
  const verified = counts.unchanged > 0 ? `, and ${counts.unchanged} verified without changes` : ''
  const applied = `${changed} stored${verified}${appliedAt ? ` on ${formatShortMoment(appliedAt, now)}` : ''}${by(appliedBy)}.`
  if (!undoneAt) return applied
  return `${applied} Undone on ${formatShortMoment(undoneAt, now)}${by(undoneBy)}.`
}
