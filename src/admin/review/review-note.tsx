'use client'

import { useId } from 'react'
import { REVIEW_MAX_LENGTH } from '@/domain/review/review'
import type { Note } from './use-review-step'

interface ReviewNoteProps {
  label: string
  note: Note
}

/** The note of a review step, with the error when it is missing. */
export function ReviewNote({ label, note: { text, setText, isMissing } }: ReviewNoteProps) {
  const field = useId()
  return (
    <div className="review__note">
      <label htmlFor={field}>{label}</label>
      <textarea
        id={field}
        rows={3}
        maxLength={REVIEW_MAX_LENGTH}
        value={text}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${field}-missing` : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      {isMissing ? (
        <p id={`${field}-missing`} role="alert">
          Describe the changes that are needed.
        </p>
      ) : null}
    </div>
  )
}
