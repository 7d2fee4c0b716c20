import {
  type SchedulePublishHandlerArgs,
  schedulePublishHandler,
} from '@payloadcms/ui/utilities/schedulePublishHandler'
import { Forbidden, type PayloadRequest, type ServerFunction } from 'payload'
import { isGlobalName } from '@/content/global-labels'
import { cancelSchedule, logSchedule } from '@/data/dashboard/schedule'
import { findUnfinishedPicture } from '@/domain/documents/unfinished-picture'

/** Why the newest version of a document could not be published; `null` if no picture is missing. */
async function findProblem(
  req: PayloadRequest,
  { relationTo: collection, value: id }: NonNullable<SchedulePublishHandlerArgs['doc']>,
): Promise<string | null> {
  const document = await req.payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    req,
  })
  return findUnfinishedPicture(document)
}

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
  const problem = doc && type !== 'unpublish' ? await findProblem(req, doc) : null
  if (problem) return { error: problem }
  const result = await schedulePublishHandler(args)
  const isSet = typeof result === 'object' && result !== null && 'message' in result
  const subject = global ? { global } : doc
  if (subject && isSet) await logSchedule(subject, type === 'unpublish' ? type : 'publish', user)
  return result
}
