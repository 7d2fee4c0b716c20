import '../serve/end-with-launcher.mjs'
import { once } from 'node:events'
import { ValidationError } from 'payload'
import { newAdmin, saveAdmin } from '@/seed/save-admin'
import { print } from '../console'
import { findReason, openPayload } from './open-payload'

/**
 * Saves the account sent by the parent process. Runs in a separate process, so the launcher never
 * loads Payload. A message keeps the password out of the process list.
 */
try {
  const [message] = await once(process, 'message')
  const admin = newAdmin.parse(message)
  const payload = await openPayload()
  const outcome = await saveAdmin(payload, admin)
  await payload.destroy()
  print(
    outcome === 'created'
      ? `${admin.email} is an admin now.`
      : `${admin.email} is an admin now, with the new password. Its sessions and API key were revoked.`,
  )
  process.exit(0)
} catch (error) {
  process.stderr.write(`${formatError(error)}\n`)
  process.exit(1)
}

/** Lists each rejected field with its error message. */
function formatError(error: unknown): string {
  if (!(error instanceof ValidationError)) return findReason(error)
  return error.data.errors.map(({ path, message }) => `${path}: ${message}`).join(' ')
}
