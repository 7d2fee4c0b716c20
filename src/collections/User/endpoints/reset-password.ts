import { addDataAndFileToRequest, type Endpoint, resetPasswordOperation } from 'payload'
import { endSessions } from '@/database/sign-ins'
import { inTransaction } from '@/database/transactions/in-transaction'

/**
 * `POST /cms/api/users/reset-password`: Payload's reset, without signing in, because a link in an
 * email is no second factor. Payload's form then shows the sign-in page.
 */
export const resetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  async handler(req) {
    await addDataAndFileToRequest(req)
    const { password, token } = req.data ?? {}
    await inTransaction(req, async () => {
      const { user } = await resetPasswordOperation<'users'>({
        collection: req.payload.collections.users,
        data: { password, token },
        depth: 0,
        req,
      })
      await endSessions(req, Number(user.id))
    })
    return Response.json({ message: req.t('authentication:passwordResetSuccessfully') })
  },
}
