/** A document of schema.org as search engines read it. */
export type StructuredData = Readonly<Record<string, unknown>>

/** What is known of a thing: a property that is null or an empty list says nothing. */
export function known(all: StructuredData): StructuredData {
  const says = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(all).filter(([, value]) => says(value)))
}
