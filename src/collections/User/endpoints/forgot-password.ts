import { APIError, addDataAndFileToRequest, type Endpoint } from 'payload'
import { refuseCrossSite } from '@/access/refuse-cross-site'
import { queuePasswordReset } from '@/jobs/password-reset/queue'
import { mayAskForReset } from '../account-limits'
import { normalizeEmail } from '../normalize-email'

/** The maximum length of an email address (RFC 5321). */
const LONGEST = 254

/**
 * `POST /cms/api/users/forgot-password`: queues a job and returns the same response for every
 * address. A job looks up the account and sends the email, so neither changes the response or its
 * time.
 */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  async handler(req) {
    refuseCrossSite(req)
    await addDataAndFileToRequest(req)
    const written: unknown = req.data?.email
    const email = typeof written === 'string' ? normalizeEmail(written) : ''
    if (email === '' || email.length > LONGEST)
      throw new APIError('Missing email.', 400, null, true)
    if (await mayAskForReset(req.payload, email)) await queuePasswordReset(req, { email })
    return Response.json({ message: req.t('general:success') })
  },
}
