/** Longer statements are cut: Payload's joins have several thousand characters. */
const MAX_LENGTH = 2000

/** Text and numbers in a statement. `$1` is the place of a value, and `t1` is a name. */
const literals = /'(?:[^']|'')*'|(?<![\w$."])\d+(?:\.\d+)?/g

/** The text of a statement without values, with `?` in place of those that it contains. */
export function toStatementText(text: string): string {
  return text.replace(literals, '?').replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH)
}

/** The first word of a statement, which names its span: `select`. */
export function getCommand(text: string): string {
  return /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'statement'
}
