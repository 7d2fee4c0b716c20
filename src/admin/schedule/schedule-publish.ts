import {
  type SchedulePublishHandlerArgs,
  schedulePublishHandler,
} from '@payloadcms/ui/utilities/schedulePublishHandler'
import { Forbidden, type ServerFunction } from 'payload'
import { isGlobalName } from '@/content/global-labels'
import { cancelSchedule, logSchedule } from '@/data/dashboard/schedule'

/**
 * Schedules publishing or unpublishing a document, or cancels a schedule. Replaces Payload's
 * handler, which allows every user and every time, leaves an empty job when a schedule is canceled, and does not
 * record the user.
 */
export const schedulePublish: ServerFunction<SchedulePublishHandlerArgs> = async (args) => {
  const { date, deleteID, doc, global, req, type } = args
  const { user } = req
  if (user?.role !== 'editor' && user?.role !== 'admin') throw new Forbidden(req.t)
  if (deleteID) {
    await cancelSchedule(Number(deleteID), user)
    return { message: req.t('general:success') }
  }
  // A job that is due would run at once.
  const isFuture = date !== undefined && new Date(date) > new Date()
  if (!isFuture) return { error: 'Choose a time in the future.' }
  // A global cannot be unpublished, and only a global with this name has drafts.
  if (global && (type === 'unpublish' || !isGlobalName(global))) throw new Forbidden(req.t)
  const result = await schedulePublishHandler(args)
  const isSet = typeof result === 'object' && result !== null && 'message' in result
  const subject = global ? { global } : doc
  if (subject && isSet) await logSchedule(subject, type === 'unpublish' ? type : 'publish', user)
  return result
}
