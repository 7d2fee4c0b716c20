'use client'

import { useState } from 'react'
import type { ReviewAction } from '@/domain/review/review'
import { useReviewSave } from './use-review-save'

/** The note that a review step is sent with. */
export interface Note {
  readonly text: string
  readonly setText: (text: string) => void
  /** Whether it was left empty although the step needs one. */
  readonly isMissing: boolean
}

/** A review step with its note, which remains when the server refuses the step. */
export function useReviewStep(): {
  readonly note: Note
  readonly act: (action: ReviewAction | 'approve') => Promise<void>
} {
  const save = useReviewSave()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)

  async function act(action: ReviewAction | 'approve') {
    if (action === 'request-changes' && text.trim() === '') return setMissing(true)
    setMissing(false)
    if (await save(action, text)) setText('')
  }
  return { note: { text, setText, isMissing }, act }
}
