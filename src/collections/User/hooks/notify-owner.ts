import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload'
import { notifyOwner } from '@/jobs/account-notice/notify'
import { changedCredentials } from '../changed-credentials'

/** Writes to the previous address of an account whose email address or password changes. */
export const notifyOfChange: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return data
  const { id, email } = originalDoc
  const changed = changedCredentials(data, originalDoc)
  if (changed.email) await notifyOwner(req, { id, email }, 'email-changed')
  if (changed.password) await notifyOwner(req, { id, email }, 'password-changed')
  return data
}

/** Payload resets a password without `beforeChange`. */
export const notifyOfReset: CollectionBeforeValidateHook = async ({ data, req }) => {
  const { id, email } = data ?? {}
  if (req.context.resetsPassword && id !== undefined && email !== undefined) {
    await notifyOwner(req, { id, email }, 'password-changed')
  }
}
