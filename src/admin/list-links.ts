import { paths } from '@/config/paths'

/** Payload filter operators with their values. */
export type Condition = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The URL of a document's edit view. */
export function documentHref(collection: string, id: number | string): string {
  return `${paths.admin}/collections/${collection}/${id}`
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
  return `${paths.admin}/collections/${collection}${written && `?${written}`}`
}
