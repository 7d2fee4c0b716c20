'use client'

import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import type { ReviewAction } from '@/domain/review/review'

/**
 * Saves the form together with a review step: submitting or returning saves a draft, approving
 * publishes the document. Resolves to whether the server accepted it.
 */
export function useReviewSave(): (
  reviewAction: ReviewAction | 'approve',
  reviewMessage: string,
) => Promise<boolean> {
  const { config } = useConfig()
  const { submit } = useForm()
  const { id, collectionSlug, setHasPublishedDoc, setUnpublishedVersionCount } = useDocumentInfo()

  return async (reviewAction, reviewMessage) => {
    const publishes = reviewAction === 'approve'
    const document = `/${collectionSlug}${id ? `/${id}` : ''}` as const
    const query = `?depth=0&fallback-locale=null${publishes ? '' : '&draft=true'}`
    const answer = await submit({
      action: formatAdminURL({ apiRoute: config.routes.api, path: `${document}${query}` }),
      method: id ? 'PATCH' : 'POST',
      overrides: {
        _status: publishes ? 'published' : 'draft',
        reviewAction: publishes ? null : reviewAction,
        reviewMessage,
      },
    })
    const isSaved = answer?.res.ok === true
    if (isSaved && publishes) setHasPublishedDoc(true)
    if (isSaved) setUnpublishedVersionCount((count) => (publishes ? 0 : count + 1))
    return isSaved
  }
}
