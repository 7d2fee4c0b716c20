import type { CollectionAfterChangeHook } from 'payload'
import { startSending } from '@/jobs/newsletter-issue/start'

/**
 * Sends an issue when it is published for the first time, by an editor or by a schedule. The fields
 * of `doc` are not used, because a caller may have selected only some.
 */
export const sendFirstPublication: CollectionAfterChangeHook = async ({ doc, req }) => {
  await startSending(req, doc.id)
}
