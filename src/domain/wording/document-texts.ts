/** A text of a document with the path of its field. */
export interface DocumentText {
  readonly path: string
  readonly text: string
}

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRichText = (value: Json): value is Json & { readonly root: unknown } => isObject(value.root)

/** The text of rich text. Blocks become lines; formatting within a line leaves no trace. */
function toPlainText({ root }: { readonly root: unknown }): string {
  const parts: string[] = []
  // Not recursive, so that no depth of the document exhausts the stack.
  const rest: unknown[] = [root]
  while (rest.length > 0) {
    const node = rest.pop()
    if (!isObject(node)) continue
    if (node.type === 'text' && typeof node.text === 'string') parts.push(node.text)
    else if (node.type === 'linebreak' || node.type === 'tab') parts.push(' ')
    else if (node.type !== 'link' && node.type !== 'autolink') parts.push('\n\n')
    if (Array.isArray(node.children)) rest.push(...node.children.toReversed())
  }
  return parts.join('').trim()
}

/** The plain text of the value of a text field or of rich text; empty for other values. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  return isObject(value) && isRichText(value) ? toPlainText(value) : ''
}

function textsAt(value: unknown, names: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((row) => textsAt(row, names))
  const [name, ...rest] = names
  if (name !== undefined) return isObject(value) ? textsAt(value[name], rest) : []
  const text = toText(value)
  return text === '' ? [] : [text]
}

/** The texts of a document at paths such as `description` or `incentives.text`, as plain text. */
export function findTexts(document: Json, paths: readonly string[]): DocumentText[] {
  return paths.flatMap((path) => textsAt(document, path.split('.')).map((text) => ({ path, text })))
}
