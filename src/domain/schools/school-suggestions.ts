import { byText } from '../text/collation'

/** A school that the guide already names. */
export interface KnownSchool {
  readonly name: string
  readonly rating: string | null
}

/** The schools by name, each once; the first one with a rating wins. */
export function schoolSuggestions(schools: readonly KnownSchool[]): KnownSchool[] {
  const byName = new Map<string, KnownSchool>()
  for (const school of schools) {
    const known = byName.get(school.name)
    if (!known || (known.rating === null && school.rating !== null)) byName.set(school.name, school)
  }
  return [...byName.values()].sort((a, b) => byText(a.name, b.name))
}
