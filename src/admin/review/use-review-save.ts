'use client'

import { toast } from '@payloadcms/ui'
import type { ReviewAction } from '@/domain/review/review'
import { useDocumentSave } from '../use-document-save'

const toasts: Readonly<Record<ReviewAction | 'approve', string>> = {
  submit: 'Submitted for review.',
  'request-changes': 'Changes requested.',
  approve: 'Approved and published.',
}

/**
 * Saves the form together with a review step: submitting or returning saves a draft, approving
 * publishes the document. Resolves to whether the server accepted it.
 */
export function useReviewSave(): (
  reviewAction: ReviewAction | 'approve',
  reviewMessage: string,
) => Promise<boolean> {
  const save = useDocumentSave()
  return async (reviewAction, reviewMessage) => {
    const publishes = reviewAction === 'approve'
    const isSaved = await save({
      publishes,
      overrides: { reviewAction: publishes ? null : reviewAction, reviewMessage },
      // Payload would say that a draft was saved.
      isSilent: true,
    })
    if (isSaved) toast.success(toasts[reviewAction])
    return isSaved
  }
}
