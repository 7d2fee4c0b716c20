'use client'

import {
  Button,
  CopyToClipboard,
  toast,
  useAuth,
  useDocumentInfo,
  useFormFields,
} from '@payloadcms/ui'
import { useState, useTransition } from 'react'
import { z } from 'zod/mini'
import { callAdminApi, readAdminApi } from '../api-client'

const created = z.object({ apiKey: z.string() })

/** Creates, replaces and revokes the API key of an account. A new key is shown only once. */
export function ApiKey() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const stored = useFormFields(([fields]) => fields.hasAPIKey?.value === true)
  const isAllowed = useFormFields(([fields]) => fields.mayUseApiKey?.value === true)
  const [changed, setChanged] = useState<boolean>()
  const [key, setKey] = useState<string>()
  const [currentPassword, setCurrentPassword] = useState('')
  const [isPending, startTransition] = useTransition()
  const hasKey = changed ?? stored
  const isAdmin = user?.role === 'admin'
  if (id == null || !(isAdmin || (user?.id === id && (isAllowed || hasKey)))) return null

  const create = () =>
    startTransition(async () => {
      const result = await readAdminApi(`/users/${id}/api-key`, created, { currentPassword })
      if (result.error !== undefined) {
        toast.error(result.error)
        return
      }
      setKey(result.data.apiKey)
      setCurrentPassword('')
      setChanged(true)
    })
  const revoke = () =>
    startTransition(async () => {
      const result = await callAdminApi(`/users/${id}/api-key`, undefined, 'DELETE')
      if (result.error !== undefined) {
        toast.error(result.error)
        return
      }
      setKey(undefined)
      setChanged(false)
      toast.success('The API key was revoked.')
    })
  return (
    <fieldset className="field-type guide-account-part">
      <legend>API key</legend>
      <p>
        Lets another application use the API with the permissions of this account. Changing the
        password, the email address or the role, or signing out everywhere, revokes it.
      </p>
      {key !== undefined && (
        <p role="status">
          Copy the key now. It is shown only once: <code>{key}</code>{' '}
          <CopyToClipboard value={key} defaultMessage="Copy the API key" />
        </p>
      )}
      <label>
        <span>Your current password, for a new key</span>
        <input
          className="guide-input"
          type="password"
          autoComplete="current-password"
          value={currentPassword}
          onChange={({ target }) => setCurrentPassword(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Otherwise, the form of the account would be saved.
            event.preventDefault()
            create()
          }}
        />
      </label>
      <Button buttonStyle="secondary" size="medium" disabled={isPending} onClick={create}>
        {hasKey ? 'Replace the API key' : 'Create an API key'}
      </Button>{' '}
      {hasKey && (
        <Button buttonStyle="secondary" size="medium" disabled={isPending} onClick={revoke}>
          Revoke the API key
        </Button>
      )}
    </fieldset>
  )
}
