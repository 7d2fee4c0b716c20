'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldId } from '@/domain/submissions/fields'
import { decisionKey } from './decision-key'
import type { RowReview } from './use-review'

/** `sent`: what was typed is being read. The field stays until it is understood. */
type Editing = 'closed' | 'open' | 'sent'

interface UsedEditing {
  readonly isOpen: boolean
  readonly isSaving: boolean
  /** Why the typed value was not accepted. */
  readonly problem: string | null
  readonly open: () => void
  readonly save: (typed: string) => void
  /** Leaves the field, and returns the focus to its cell. */
  readonly leave: () => void
}

/** A value that an editor corrects in its cell. */
export function useEditing(
  record: string,
  field: FieldId | null,
  review: RowReview,
  cell: RefObject<HTMLElement | null>,
): UsedEditing {
  const [editing, setEditing] = useState<Editing>('closed')
  const key = field === null ? '' : decisionKey(record, field)
  const problem = review.problems.get(key) ?? null
  const isSaving = review.saving.has(key)
  const isOpen = editing === 'open' || (editing === 'sent' && (isSaving || problem !== null))
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // The field had the focus, and is gone.
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      cell.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen, cell])
  return {
    isOpen,
    isSaving,
    problem,
    open: () => setEditing('open'),
    save: (typed) => {
      if (field !== null) review.decide([{ record, target: field, choice: 'accept', typed }])
      setEditing('sent')
    },
    leave: () => {
      setEditing('closed')
      cell.current?.focus()
    },
  }
}
