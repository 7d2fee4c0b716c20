const placeholder = /\{([a-z]+)\}/g

/** The text with each name in braces replaced by its value; a name without one stays as it is. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (whole, name: string) => values[name] ?? whole)
}

/** What is wrong with a text that has to hold these names in braces and no others, or `null`. */
export function placeholderProblem(text: string, names: readonly string[]): string | null {
  const found = new Set([...text.matchAll(placeholder)].map(([, name]) => name))
  const missing = names.find((name) => !found.has(name))
  if (missing) return `Write {${missing}} where it belongs in this text: the page fills it in.`
  const unknown = [...found].find((name) => !names.includes(name ?? ''))
  if (unknown === undefined) return null
  return `Take {${unknown}} out of this text: the page has nothing to fill in there.`
}
