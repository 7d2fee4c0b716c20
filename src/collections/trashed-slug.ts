import { adminPaths } from '@/config/admin-paths'

/** Where a document with a slug is, if it is in the trash, which lists do not show. */
export function describeTrashed(collection: string, id: number | string, title: string): string {
  const path = adminPaths.trashed(collection, id)
  return `“${title}” has this URL and is in the trash (${path}). Restore it, delete it there, or enter another URL.`
}
