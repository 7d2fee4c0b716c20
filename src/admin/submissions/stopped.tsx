'use client'

import { Link, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import type { SubmissionSummary } from '@/contract/submissions/submission'
import { ActionButton } from './action-button'
import { discard, readOnceMore } from './actions'
import { newSubmissionHref } from './links'

const FAILED = 'The server did not respond and nothing was changed. Please try again.'

/** A submission that could not be read, or that was discarded. */
export function Stopped({
  submission,
  mayEdit,
}: {
  submission: SubmissionSummary
  mayEdit: boolean
}) {
  const { id, status, problem, builder, file } = submission
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const run = (action: typeof discard) =>
    startTransition(async () => {
      try {
        const refused = await action(id)
        if (refused) toast.error(refused.message)
        router.refresh()
      } catch {
        toast.error(FAILED)
      }
    })
  const hasFailed = status === 'failed'
  return (
    <section
      className={`submission-notice${hasFailed ? ' submission-notice--danger' : ''}`}
      aria-labelledby="submission-stopped"
    >
      <div className="submission-notice__words" role={hasFailed ? 'alert' : undefined}>
        <h2 id="submission-stopped">{hasFailed ? 'It could not be read' : 'Discarded'}</h2>
        <p>
          {problem ?? (hasFailed ? 'The file could not be read.' : 'Nothing of it was published.')}{' '}
          Listings are as they were.
        </p>
      </div>
      {mayEdit && (
        <div className="field-review-bar__buttons">
          {hasFailed && (
            <ActionButton disabled={isPending} onClick={() => run(discard)}>
              Discard
            </ActionButton>
          )}
          {file && (
            <ActionButton disabled={isPending} onClick={() => run(readOnceMore)}>
              Read again
            </ActionButton>
          )}
          <Link
            className="dashboard-button dashboard-button--large dashboard-button--primary"
            href={newSubmissionHref(builder.id)}
            prefetch={false}
          >
            New submission
          </Link>
        </div>
      )}
    </section>
  )
}
