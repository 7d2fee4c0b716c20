const placeholder = /\{([a-z]+)\}/g

/** Replaces each name in braces with its value; unknown names stay unchanged. */
export function fillPlaceholders(
  text: string,
  values: Readonly<Partial<Record<string, string>>>,
): string {
  return text.replace(placeholder, (match, name: string) => values[name] ?? match)
}

/** The problem of a text that may contain only these names in braces, or `null`. */
export function unknownPlaceholderProblem(text: string, names: readonly string[]): string | null {
  const found = [...text.matchAll(placeholder)].map(([, name]) => name ?? '')
  const unknown = found.find((name) => !names.includes(name))
  return unknown === undefined ? null : `Remove {${unknown}} from this text. It has no value here.`
}

/** The problem of a text that must contain exactly these names in braces, or `null`. */
export function placeholderProblem(text: string, names: readonly string[]): string | null {
  const found = new Set([...text.matchAll(placeholder)].map(([, name]) => name))
  const missing = names.find((name) => !found.has(name))
  if (missing) return `Add {${missing}} to this text. The page replaces it with a value.`
  const unknown = [...found].find((name) => !names.includes(name ?? ''))
  if (unknown === undefined) return null
  return `Remove {${unknown}} from this text. The page has no value for it.`
}
