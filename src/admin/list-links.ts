import { adminPaths } from '@/config/admin-paths'
import { isGlobalName } from '@/content/global-labels'

/** Payload filter operators with their values. */
export type Condition = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The URL of the edit view of a document, or of a global, which has no id. */
export function documentHref(slug: string, id: number | string | null): string {
  if (isGlobalName(slug)) return adminPaths.global(slug)
  return `${adminPaths.list(slug)}/${id}`
}

/**
 * The URL of a filtered list, in the format of Payload's filter form. Groups are combined with OR,
 * the conditions within a group with AND.
 */
export function listHref(collection: string, ...groups: readonly (readonly Condition[])[]): string {
  const query = new URLSearchParams()
  groups.forEach((conditions, or) => {
    conditions.forEach((condition, and) => {
      for (const [field, operators] of Object.entries(condition)) {
        for (const [operator, value] of Object.entries(operators)) {
          query.append(`where[or][${or}][and][${and}][${field}][${operator}]`, value)
        }
      }
    })
  })
  const written = query.toString()
  return adminPaths.list(collection) + (written && `?${written}`)
}
