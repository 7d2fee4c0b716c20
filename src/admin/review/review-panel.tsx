'use client'

import {
  Button,
  useAuth,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { reviewLog, reviewState } from '@/contract/review/review'
import { ReviewLog } from './review-log'
import { ReviewNote } from './review-note'
import { useMayDecide } from './use-may-decide'
import { useReviewStep } from './use-review-step'
import './review.css'

/**
 * The review state in the form's sidebar: the log, and for contributors the note and the button that
 * submits. An editor decides at the top of the form.
 */
export function ReviewPanel() {
  const { user } = useAuth()
  const log = reviewLog.parse(useFormFields(([fields]) => fields.reviewLog?.value))
  const mayDecide = useMayDecide()
  if (mayDecide) return null
  return user?.role === 'contributor' ? <Submit /> : <ReviewLog log={log} />
}

function Submit() {
  const state = reviewState.parse(useFormFields(([fields]) => fields.reviewState?.value))
  const log = reviewLog.parse(useFormFields(([fields]) => fields.reviewLog?.value))
  const isBusy = useFormProcessing()
  const isModified = useFormModified()
  const wasSubmitted = useFormSubmitted()
  const { note, act } = useReviewStep()
  const isSubmitted = state === 'submitted'
  return (
    <section className="review" aria-label="Review">
      <ReviewLog log={log} />
      <ReviewNote label="Note to editor" note={note} />
      <div className="review__buttons">
        <Button
          type="button"
          margin={false}
          disabled={isBusy || (isSubmitted && !isModified && !wasSubmitted && note.text === '')}
          onClick={() => void act('submit')}
        >
          {isSubmitted ? 'Resubmit' : 'Submit for review'}
        </Button>
      </div>
    </section>
  )
}
