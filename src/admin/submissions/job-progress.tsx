'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState, useTransition } from 'react'
import type { SubmissionProgress, SubmissionSummary } from '@/contract/submissions/submission'
import { formatNumber } from '@/domain/text/format-number'
import { plural } from '@/domain/text/plural'
import { loadSubmission } from './actions'
import { appliedSentence } from './review/publish-summary'

/** Milliseconds between two looks at the state. */
const PAUSE = 700

const steps: Readonly<Record<SubmissionProgress['step'], string>> = {
  waiting: 'Waiting for its turn',
  reading: 'Reading the rows',
  matching: 'Finding the listings',
  comparing: 'Comparing with the site',
  saving: 'Saving the listings',
  done: 'Done',
}

function describeProgress({ step, done, total }: SubmissionProgress): string {
  const words = steps[step]
  if (total === 0) return words
  const listings = `of ${plural(total, 'listing', 'listings')}`
  return step === 'saving' ? `${words}: ${formatNumber(done)} ${listings}` : `${words} ${listings}`
}

/** The share of the work that is done, from 0 to 1. Each step of reading is a third. */
function shareDone({ step, done, total }: SubmissionProgress): number {
  const share = total > 0 ? Math.min(done / total, 1) : 0
  switch (step) {
    case 'waiting':
      return 0
    case 'reading':
      return (0.1 + share) / 3
    case 'matching':
      return (1 + share) / 3
    case 'comparing':
      return (2 + share) / 3
    case 'saving':
      return share
    case 'done':
      return 1
  }
}

/** Follows a submission that is being read, published or undone, also after a reload. */
export function JobProgress({ first }: { first: SubmissionSummary }) {
  const router = useRouter()
  const [submission, setSubmission] = useState(first)
  const { status, progress } = submission
  const isLooking = useRef(false)
  const isTold = useRef(false)
  const [isRefreshing, startRefresh] = useTransition()

  const look = useEffectEvent(async () => {
    // Looks would queue up behind a slow answer. One during a refresh would delay what it shows, for
    // ever if the server takes longer than the pause.
    if (isLooking.current || isRefreshing) return
    isLooking.current = true
    // The next look is another attempt when the server does not answer.
    const found = await loadSubmission(first.id).catch(() => null)
    isLooking.current = false
    if (!found) return
    setSubmission(found)
    if (found.status === first.status) return
    if (found.result?.state === 'applied' && !isTold.current) {
      isTold.current = true
      toast.success(appliedSentence(found.result))
    }
    // Again with the next look, if this one fails.
    startRefresh(() => router.refresh())
  })

  useEffect(() => {
    const timer = setInterval(() => void look(), PAUSE)
    return () => clearInterval(timer)
  }, [])

  return (
    <section className="submission-progress" aria-labelledby="submission-step">
      <h2 id="submission-step" role="status">
        {describeProgress(progress)}
      </h2>
      <progress
        max={1}
        value={progress.step === 'waiting' ? undefined : shareDone(progress)}
        aria-labelledby="submission-step"
      />
      <p>
        You can close this page. It goes on without you, and the list of submissions shows when it
        is done.
        {status !== 'reading' && ' All of it is saved, or nothing.'}
      </p>
    </section>
  )
}
