import type { CollectionBeforeChangeHook, FlattenedField, JsonObject } from 'payload'
import { changedFields } from '@/lib/changed-fields'
import { publishedSnapshot } from './snapshot-published'

type Change = Pick<
  Parameters<CollectionBeforeChangeHook>[0],
  'collection' | 'data' | 'originalDoc' | 'req'
>

export const isSameTime = (a: string | Date, b: string | Date): boolean =>
  new Date(a).getTime() === new Date(b).getTime()

interface Save {
  readonly fields: readonly FlattenedField[]
  readonly data: JsonObject
  /** The newest version. */
  readonly originalDoc: JsonObject | undefined
}

/**
 * Whether a save is Payload's _Revert to published_: it reads the published version and saves it
 * over a newer draft, with the `updatedAt` of the published version. Payload sends nothing else that
 * tells it from the save of an outdated form, but a form has no unchanged document to publish.
 *
 * @param shown the published version, or `null`
 */
export function isRevertTo(shown: JsonObject | null, { fields, data, originalDoc }: Save): boolean {
  if (data._status !== 'published' || !data.updatedAt || !originalDoc) return false
  return (
    shown !== null &&
    isSameTime(data.updatedAt, shown.updatedAt) &&
    !isSameTime(originalDoc.updatedAt, shown.updatedAt) &&
    changedFields(fields, shown, data).length === 0
  )
}

/** Whether a save of a document in a collection is Payload's _Revert to published_. */
export function isRevert({ collection, data, originalDoc, req }: Change): boolean {
  const shown = originalDoc ? publishedSnapshot(req, collection.slug, originalDoc.id) : null
  return isRevertTo(shown, { fields: collection.flattenedFields, data, originalDoc })
}
