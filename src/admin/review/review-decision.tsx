'use client'

import { Button, useFormFields, useFormProcessing } from '@payloadcms/ui'
import { reviewLog } from '@/contract/review/review'
import { ReviewLog } from './review-log'
import { ReviewNote } from './review-note'
import { useMayDecide } from './use-may-decide'
import { useReviewStep } from './use-review-step'
import './review.css'

/**
 * The first part of the form of a submitted document, for editors: the buttons that decide, the note,
 * and the log. In the sidebar, a phone would show it below the whole form.
 */
export function ReviewDecision() {
  const mayDecide = useMayDecide()
  return mayDecide ? <Decision /> : null
}

function Decision() {
  const log = reviewLog.parse(useFormFields(([fields]) => fields.reviewLog?.value))
  const isBusy = useFormProcessing()
  const { note, act } = useReviewStep()
  return (
    <section className="review review--decision" aria-label="Review">
      <div className="review__buttons">
        <Button type="button" margin={false} disabled={isBusy} onClick={() => void act('approve')}>
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
      </div>
      <ReviewNote label="Note to contributor" note={note} />
      <ReviewLog log={log} />
    </section>
  )
}
