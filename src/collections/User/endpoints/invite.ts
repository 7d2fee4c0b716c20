import { randomBytes } from 'node:crypto'
import {
  APIError,
  addDataAndFileToRequest,
  type Endpoint,
  Forbidden,
  UnauthorizedError,
} from 'payload'
import { admins } from '@/access/admins'
import { env } from '@/config/env'
import { invitation } from '@/contract/staff/invitation'
import { inTransaction } from '@/database/transactions/in-transaction'
import { queuePasswordReset } from '@/jobs/password-reset/queue'
import { resetLink, validity } from '@/jobs/password-reset/reset-link'

/**
 * `POST /cms/api/users/invite`: creates an account with a random password and emails a link to
 * choose one. Without a mail server, the response contains the link.
 */
export const invite: Endpoint = {
  path: '/invite',
  method: 'post',
  async handler(req) {
    if (!req.user) throw new UnauthorizedError(req.t)
    if (!admins({ req })) throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    const { data: invited, error } = invitation.safeParse(req.data)
    if (!invited)
      throw new APIError(error.issues[0]?.message ?? 'Invalid request.', 400, null, true)
    const { payload } = req
    const password = randomBytes(32).toString('base64url')
    const { id, email } = await inTransaction(req, async () => {
      const account = await payload.create({
        collection: 'users',
        data: { ...invited, password },
        overrideAccess: false,
        user: req.user,
        depth: 0,
        req,
      })
      if (env.SMTP_URL) await queuePasswordReset(req, { email: account.email, invites: true })
      return account
    })
    const link = env.SMTP_URL ? null : await resetLink(payload, email, validity.invitation)
    return Response.json({ id, link }, { status: 201, headers: { 'Cache-Control': 'no-store' } })
  },
}
