import type { CollectionBeforeChangeHook } from 'payload'

/** Remembers when a listing was first on the site: `?status=new` counts from there. */
export const keepFirstPublishedAt: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data._status !== 'published') return data
  const first = originalDoc?.firstPublishedAt ?? data.firstPublishedAt
  return { ...data, firstPublishedAt: first ?? new Date().toISOString() }
}
