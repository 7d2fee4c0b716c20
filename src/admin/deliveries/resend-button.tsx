'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { ToolButton } from '../tool-button'
import { resend } from './resend'

/** Sends a delivery, or the email about a lead, again. */
export function ResendButton() {
  const { id, collectionSlug } = useDocumentInfo()
  if (id == null || !collectionSlug) return null
  return (
    <ToolButton
      act={async () => (await resend(collectionSlug, id)) ?? 1}
      done={() => 'Queued for sending. The email log shows the result.'}
    >
      Resend
    </ToolButton>
  )
}
