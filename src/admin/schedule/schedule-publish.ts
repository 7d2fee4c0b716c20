import {
  type SchedulePublishHandlerArgs,
  schedulePublishHandler,
} from '@payloadcms/ui/utilities/schedulePublishHandler'
import { Forbidden, type ServerFunction } from 'payload'

/**
 * Sets the hour at which a document goes live or is taken down, or strikes it. For editors: Payload
 * itself lets everybody in who may sign in, and puts an empty job in the place of one that is struck.
 */
export const schedulePublish: ServerFunction<SchedulePublishHandlerArgs> = async (args) => {
  const { deleteID, req } = args
  const role = req.user?.role
  if (role !== 'editor' && role !== 'admin') throw new Forbidden(req.t)
  if (!deleteID) return schedulePublishHandler(args)
  await req.payload.delete({
    collection: 'payload-jobs',
    where: { id: { equals: deleteID }, taskSlug: { equals: 'schedulePublish' } },
    req,
  })
  return { message: req.t('general:success') }
}
