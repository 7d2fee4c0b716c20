'use client'

import { Link, toast } from '@payloadcms/ui'
import { FolderOpen, MailCheck, Undo2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import type { SubmissionSummary } from '@/contract/submissions/submission'
import { plural } from '@/domain/text/plural'
import { formatShortMoment } from '@/lib/dates/format-date'
import { ActionButton } from './action-button'
import { reopen, undo } from './actions'
import { EmailDialog } from './email/email-dialog'
import { undoneSentence, unverifiedSentence } from './review/publish-summary'

const UNANSWERED = 'The server did not answer. Reload the page to see what became of it.'

interface AppliedProps {
  submission: SubmissionSummary
  mayEdit: boolean
}

/** The result of a published submission, with _Undo_ and the email to the builder. */
export function Applied({ submission, mayEdit }: AppliedProps) {
  const { id, status, builder, counts, note, result } = submission
  const router = useRouter()
  const [isWriting, setWriting] = useState(false)
  const [isPending, startTransition] = useTransition()

  const run = (action: typeof undo) =>
    startTransition(async () => {
      try {
        const refused = await action(id)
        if (refused) toast.error(refused.message)
        router.refresh()
      } catch {
        toast.error(UNANSWERED)
      }
    })

  const isUndone = status === 'undone'
  const open = isUndone ? 0 : counts.decidable - counts.decided
  return (
    <section
      className={`submission-notice ${isUndone ? '' : 'submission-notice--success'}`}
      aria-label="Result"
    >
      <div className="submission-notice__words" role="status">
        <h2>{isUndone ? 'Undone' : 'Done'}</h2>
        <p>{describeApplied(submission)}</p>
        {open > 0 && (
          <p>
            {`${plural(open, 'decision is', 'decisions are')} open. Reopen the submission to make ${open === 1 ? 'it' : 'them'}.`}
          </p>
        )}
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
      {mayEdit && (
        <div className="field-review-bar__buttons">
          <ActionButton disabled={isPending} Icon={FolderOpen} onClick={() => run(reopen)}>
            Reopen
          </ActionButton>
          {!isUndone && (
            <>
              <ActionButton disabled={isPending} Icon={Undo2} onClick={() => run(undo)}>
                Undo
              </ActionButton>
              <ActionButton tone="primary" Icon={MailCheck} onClick={() => setWriting(true)}>
                Email the builder a summary
              </ActionButton>
            </>
          )}
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

function describeApplied({
  counts,
  result,
  appliedAt,
  appliedBy,
  undoneAt,
  undoneBy,
}: SubmissionSummary): string {
  const now = new Date()
  const by = (name: string | null) => (name ? ` by ${name}` : '')
  const own = result?.state === 'applied' ? result : null
  const changed = plural(own ? own.updated + own.created : counts.accepted, 'listing', 'listings')
  const done = own?.mode === 'draft' ? 'saved as drafts' : 'published'
  const verified = counts.unchanged > 0 ? `, and ${counts.unchanged} verified without changes` : ''
  const applied = `${changed} ${done}${verified}${appliedAt ? ` on ${formatShortMoment(appliedAt, now)}` : ''}${by(appliedBy)}.`
  if (!undoneAt) return applied
  return `${applied} Undone on ${formatShortMoment(undoneAt, now)}${by(undoneBy)}.`
}
