import {
  type SchedulePublishHandlerArgs,
  schedulePublishHandler,
} from '@payloadcms/ui/utilities/schedulePublishHandler'
import { Forbidden, type ServerFunction } from 'payload'
import { cancelSchedule, logSchedule } from '@/data/dashboard/schedule'

/**
 * Schedules publishing or unpublishing a document, or cancels a schedule. Replaces Payload's
 * handler, which allows every user, leaves an empty job when a schedule is canceled, and does not
 * record the user.
 */
export const schedulePublish: ServerFunction<SchedulePublishHandlerArgs> = async (args) => {
  const { deleteID, doc, req, type } = args
  const { user } = req
  if (user?.role !== 'editor' && user?.role !== 'admin') throw new Forbidden(req.t)
  if (deleteID) {
    await cancelSchedule(Number(deleteID), user)
    return { message: req.t('general:success') }
  }
  const answer = await schedulePublishHandler(args)
  const isSet = typeof answer === 'object' && answer !== null && 'message' in answer
  if (doc && isSet) await logSchedule(doc, type === 'unpublish' ? type : 'publish', user)
  return answer
}
