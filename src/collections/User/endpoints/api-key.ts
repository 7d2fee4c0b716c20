import { randomBytes } from 'node:crypto'
import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { inTransaction } from '@/database/transactions/in-transaction'
import type { User } from '@/payload-types'
import { confirmPassword } from '../confirm-password'
import { findAccount } from '../find-account'

async function save(req: PayloadRequest, id: number, apiKey: string | null): Promise<void> {
  const data: Partial<User> = { apiKey, enableAPIKey: apiKey === null ? null : true }
  await inTransaction(req, () => req.payload.update({ collection: 'users', id, data, req }))
}

/**
 * `POST /cms/api/users/{id}/api-key`: creates a key of 256 random bits, which replaces the previous
 * one. The key is only returned in this response. Only admins create a key without permission. The
 * user confirms it with `currentPassword`.
 */
export const createApiKey: Endpoint = {
  path: '/:id/api-key',
  method: 'post',
  async handler(req) {
    const { id, mayUseApiKey, disabled } = await findAccount(req, { byAdmins: true })
    if (disabled) throw new APIError('This account is disabled.', 409, null, true)
    if (!mayUseApiKey && req.user?.role !== 'admin')
      throw new APIError('An admin has to allow an API key for this account.', 403, null, true)
    await addDataAndFileToRequest(req)
    await confirmPassword(req)
    const apiKey = randomBytes(32).toString('base64url')
    await save(req, id, apiKey)
    return Response.json({ apiKey }, { headers: { 'Cache-Control': 'no-store' } })
  },
}

/** `DELETE /cms/api/users/{id}/api-key`: revokes the key. */
export const revokeApiKey: Endpoint = {
  path: '/:id/api-key',
  method: 'delete',
  async handler(req) {
    const { id } = await findAccount(req, { byAdmins: true })
    await save(req, id, null)
    return Response.json({ revoked: true })
  },
}
