import type { CollectionAfterChangeHook } from 'payload'
import { queueAnswer } from '@/jobs/mistake-answer/queue'
import type { MistakeReport } from '@/payload-types'

/** Queues the email about the answer in the transaction of the answer. */
export const tellReporter: CollectionAfterChangeHook<MistakeReport> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (doc.toldAt && !previousDoc.toldAt) await queueAnswer(req, doc)
}
