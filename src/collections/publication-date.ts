import type { DateField, FieldHook } from 'payload'
import { publishedSnapshot } from './hooks/snapshot-published'

/** A duplicate has not been published. */
const clear = () => null

/**
 * A date that every published document has, whichever way it was published. Without one it is the
 * time of the first publication.
 */
export function publicationDate({ name, ...field }: Omit<DateField, 'type'>): DateField {
  const setOnPublication: FieldHook = ({ collection, data, originalDoc, req, value }) => {
    if (value || data?._status !== 'published') return value
    // The newest version may be a draft without the date of the published version.
    const shown =
      collection && originalDoc && publishedSnapshot(req, collection.slug, originalDoc.id)
    return shown?.[name] ?? originalDoc?.[name] ?? new Date().toISOString()
  }
  return {
    ...field,
    name,
    type: 'date',
    index: true,
    hooks: { beforeChange: [setOnPublication], beforeDuplicate: [clear] },
  }
}
