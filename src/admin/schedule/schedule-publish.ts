import {
  type SchedulePublishHandlerArgs,
  schedulePublishHandler,
} from '@payloadcms/ui/utilities/schedulePublishHandler'
import { Forbidden, type ServerFunction } from 'payload'
import { logSchedule, strikeSchedule } from '@/data/desk/schedule'

/**
 * Sets the hour at which a document goes live or is taken down, or strikes it. For editors: Payload
 * itself lets everybody in who may sign in, puts an empty job in the place of one that is struck, and
 * leaves no trace of who it was.
 */
export const schedulePublish: ServerFunction<SchedulePublishHandlerArgs> = async (args) => {
  const { deleteID, doc, req, type } = args
  const { user } = req
  if (user?.role !== 'editor' && user?.role !== 'admin') throw new Forbidden(req.t)
  if (deleteID) {
    await strikeSchedule(Number(deleteID), user)
    return { message: req.t('general:success') }
  }
  const answer = await schedulePublishHandler(args)
  const isSet = typeof answer === 'object' && answer !== null && 'message' in answer
  if (doc && isSet) await logSchedule(doc, type === 'unpublish' ? type : 'publish', user)
  return answer
}
