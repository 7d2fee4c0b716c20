/** A schema.org document (JSON-LD). */
export type StructuredData = Readonly<Record<string, unknown>>

/** Omits properties that are `null` or an empty list. */
export function known(all: StructuredData): StructuredData {
  const says = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(all).filter(([, value]) => says(value)))
}
