import type { CollectionBeforeChangeHook } from 'payload'

/** Sets the date of the first publication, which the filter `?status=new` uses. */
export const keepFirstPublishedAt: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data._status !== 'published') return data
  const first = originalDoc?.firstPublishedAt ?? data.firstPublishedAt
  return { ...data, firstPublishedAt: first ?? new Date().toISOString() }
}
