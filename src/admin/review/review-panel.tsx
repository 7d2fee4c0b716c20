'use client'

import {
  Button,
  useAuth,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useId, useState } from 'react'
import { reviewLog, reviewState } from '@/contract/review/review'
import { REVIEW_MAX_LENGTH } from '@/domain/review/review'
import { ReviewLog } from './review-log'
import { useReviewSave } from './use-review-save'
import './review.css'

/**
 * The review state in the form's sidebar: the log, a comment field, and the buttons that the user's
 * role allows.
 */
export function ReviewPanel() {
  const { user } = useAuth()
  const state = reviewState.parse(useFormFields(([fields]) => fields.reviewState?.value))
  const log = reviewLog.parse(useFormFields(([fields]) => fields.reviewLog?.value))
  const isBusy = useFormProcessing()
  const isModified = useFormModified()
  const wasSubmitted = useFormSubmitted()
  const save = useReviewSave()
  const [message, setMessage] = useState('')
  const [isMissing, setMissing] = useState(false)
  const note = useId()

  const isContributor = user?.role === 'contributor'
  const isSubmitted = state === 'submitted'
  const isEditor = user?.role === 'editor' || user?.role === 'admin'
  if (!isContributor && !(isEditor && isSubmitted)) return <ReviewLog log={log} />

  async function act(action: Parameters<typeof save>[0]) {
    if (action === 'request-changes' && message.trim() === '') return setMissing(true)
    setMissing(false)
    if (await save(action, message)) setMessage('')
  }

  return (
    <section className="review" aria-label="Review">
      <ReviewLog log={log} />
      <label htmlFor={note}>{isContributor ? 'Note to editor' : 'Note to contributor'}</label>
      <textarea
        id={note}
        rows={3}
        maxLength={REVIEW_MAX_LENGTH}
        value={message}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${note}-missing` : undefined}
        onChange={({ target }) => setMessage(target.value)}
      />
      {isMissing ? (
        <p id={`${note}-missing`} role="alert">
          Describe the changes that are needed.
        </p>
      ) : null}
      <div className="review__buttons">
        {isContributor ? (
          <Button
            type="button"
            margin={false}
            disabled={isBusy || (isSubmitted && !isModified && !wasSubmitted && message === '')}
            onClick={() => void act('submit')}
          >
            {isSubmitted ? 'Resubmit' : 'Submit for review'}
          </Button>
        ) : (
          <>
            <Button
              type="button"
              margin={false}
              disabled={isBusy}
              onClick={() => void act('approve')}
            >
              Approve and publish
            </Button>
            <Button
              type="button"
              buttonStyle="secondary"
              margin={false}
              disabled={isBusy}
              onClick={() => void act('request-changes')}
            >
              Request changes
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
