import { type CollectionBeforeChangeHook, type JsonObject, ValidationError } from 'payload'
import { isPublicationScheduled } from '@/database/jobs/schedules'
import { findUnfinishedPicture } from '@/domain/documents/unfinished-picture'

/**
 * Refuses to submit a document with a pasted picture that was never uploaded, and to save one whose
 * publication is scheduled: Payload validates texts only when it publishes them, so the publication
 * would fail at its time.
 */
export const checkPictures: CollectionBeforeChangeHook = async ({
  collection: { slug, flattenedFields },
  data,
  originalDoc,
  operation,
  req,
}) => {
  const document: JsonObject = { ...originalDoc, ...data }
  const errors = flattenedFields
    .filter(({ type }) => type === 'richText')
    .flatMap(({ name }) => {
      const message = findUnfinishedPicture(document[name])
      return message === null ? [] : [{ path: name, message }]
    })
  if (errors.length === 0) return data
  const isRefused =
    data.reviewAction === 'submit' ||
    (operation === 'update' &&
      (await isPublicationScheduled(req, { collection: slug, id: Number(originalDoc?.id) })))
  if (isRefused) throw new ValidationError({ collection: slug, errors, req }, req.t)
  return data
}
