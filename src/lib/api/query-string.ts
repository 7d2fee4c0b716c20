type QueryValue = string | number | boolean | readonly (string | number)[] | undefined

/**
 * Appends a query string to a path. Lists are joined with commas; empty and missing values are
 * omitted.
 */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const text = value === undefined ? '' : String(value)
    if (text !== '') search.set(name, text)
  }
  return search.size > 0 ? `${path}?${search}` : path
}
