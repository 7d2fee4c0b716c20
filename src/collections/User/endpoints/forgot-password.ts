import { APIError, addDataAndFileToRequest, type Endpoint } from 'payload'
import { queuePasswordReset } from '@/jobs/password-reset/queue'
import { mayAskForReset } from '../account-limits'
import { normalizeEmail } from '../normalize-email'
import { refuseCrossSite } from './refuse-cross-site'

/** As long as an address can be (RFC 5321). */
const LONGEST = 254

/**
 * `POST /cms/api/users/forgot-password`: queues the work and answers the same for every address.
 * Whether there is an account, and whether the mail server answers, is found out in the background.
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
    if (await mayAskForReset(req.payload, email)) await queuePasswordReset(req, email)
    return Response.json({ message: req.t('general:success') })
  },
}
