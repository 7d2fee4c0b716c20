type QueryValue = string | number | boolean | readonly string[] | undefined

/** A path with what is asked for: lists joined by commas, and nothing that is empty or missing. */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const text = value === undefined ? '' : String(value)
    if (text !== '') search.set(name, text)
  }
  return search.size > 0 ? `${path}?${search}` : path
}
