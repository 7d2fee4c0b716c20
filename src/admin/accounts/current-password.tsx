'use client'

import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Payload checks passwords that are chosen; this one is checked by the server. */
const isValid = () => true as const

/** Asks for the password of the signed-in user when an account gets other credentials. */
export function CurrentPassword({ path }: { path: string }) {
  const { id, savedDocumentData } = useDocumentInfo()
  const isNeeded = useFormFields(
    ([{ email, password }]) =>
      id !== undefined && (Boolean(password?.value) || email?.value !== savedDocumentData?.email),
  )
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  useEffect(() => {
    if (!isNeeded) dispatch({ type: 'REMOVE', path })
  }, [dispatch, isNeeded, path])
  if (!isNeeded) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: path, label: 'Your current password', required: true }}
      path={path}
      validate={isValid}
    />
  )
}
