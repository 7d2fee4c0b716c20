import { addDataAndFileToRequest, type Endpoint, parseParams, updateByIDOperation } from 'payload'
import { routeId } from '@/access/route-id'
import type { UsersSelect } from '@/payload-types'
import { confirmPassword } from '../confirm-password'

/**
 * `PATCH /cms/api/users/{id}`: Payload's update, after the password that the user sent as
 * `currentPassword` was checked.
 */
export const update: Endpoint = {
  path: '/:id',
  method: 'patch',
  async handler(req) {
    await addDataAndFileToRequest(req)
    await confirmPassword(req)
    const { depth, overrideLock = false, populate, select } = parseParams(req.query)
    const doc = await updateByIDOperation<'users', UsersSelect>({
      id: routeId(req),
      collection: req.payload.collections.users,
      data: req.data ?? {},
      depth,
      overrideLock,
      populate,
      req,
      select,
    })
    return Response.json({ doc, message: req.t('general:updatedSuccessfully') })
  },
}
