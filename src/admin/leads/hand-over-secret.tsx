'use client'

import { CopyToClipboard, useDocumentInfo } from '@payloadcms/ui'
import { useState, useTransition } from 'react'
import { showHandOverSecret } from './actions'

/** Shows the secret that signs the webhook of a builder, on request. */
export function HandOverSecret() {
  const { id } = useDocumentInfo()
  const [isPending, startTransition] = useTransition()
  const [shown, setShown] = useState<{ readonly secret: string | null } | null>(null)
  return (
    <div className="hand-over-secret">
      {typeof id === 'number' && (
        <button
          type="button"
          className="dashboard-button"
          disabled={isPending}
          onClick={() =>
            startTransition(async () => setShown({ secret: await showHandOverSecret(id) }))
          }
        >
          Show signing secret
        </button>
      )}
      <p role="status">
        {shown?.secret ? (
          <>
            <code>{shown.secret}</code>{' '}
            <CopyToClipboard value={shown.secret} defaultMessage="Copy secret" />
          </>
        ) : (
          'The secret is made when the builder is published with a webhook. Give it to the builder, whose system checks the signature with it.'
        )}
      </p>
    </div>
  )
}
