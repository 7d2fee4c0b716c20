import { paths } from '@/lib/paths'

/** Operators of Payload's filters, each with its value. */
export type Condition = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Where a document is edited. */
export function documentHref(collection: string, id: number | string): string {
  return `${paths.admin}/collections/${collection}/${id}`
}

/**
 * A list with its filter set, as the filter's own form would write it: any of the groups, and in a
 * group all of its conditions.
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
