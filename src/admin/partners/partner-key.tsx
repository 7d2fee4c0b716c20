'use client'

import { Button, CopyToClipboard, toast, useDocumentInfo } from '@payloadcms/ui'
import { useState, useTransition } from 'react'
import { z } from 'zod/mini'
import { readAdminApi } from '../api-client'

const created = z.object({ key: z.string() })

/** Creates or replaces the key of a partner. A new key is shown only once. */
export function PartnerKey() {
  const { id } = useDocumentInfo()
  const [key, setKey] = useState<string>()
  const [isPending, startTransition] = useTransition()
  const create = () =>
    startTransition(async () => {
      const result = await readAdminApi(`/partners/${id}/key`, created)
      if (result.error === undefined) setKey(result.data.key)
      else toast.error(result.error)
    })
  return (
    <fieldset className="field-type guide-api-key">
      <legend>Key</legend>
      <p>
        Downloads all published listings as <code>/api/listings.csv</code> and{' '}
        <code>/api/listings.xml</code>, sent as <code>Authorization: Bearer</code> and the key. A
        new key replaces the one before.
      </p>
      {key !== undefined && (
        <p role="status">
          Copy the key now. It is shown only once: <code>{key}</code>{' '}
          <CopyToClipboard value={key} defaultMessage="Copy the key" />
        </p>
      )}
      {id == null ? (
        <p>Save the partner first.</p>
      ) : (
        <Button buttonStyle="secondary" size="medium" disabled={isPending} onClick={create}>
          Create a key
        </Button>
      )}
    </fieldset>
  )
}
