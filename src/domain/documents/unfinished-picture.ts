/** Words before a picture that its message quotes. */
const QUOTED_WORDS = 6

/** A node of a rich text, as the editor stores it. */
interface RichTextNode {
  readonly type?: unknown
  readonly text?: unknown
  readonly relationTo?: unknown
  readonly value?: unknown
}

/** The text before the part of a document that is looked at. */
interface Position {
  before: string
}

const isId = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && value)

/** Whether a node is a picture without the id of its file or its populated file. */
function isUnfinished({ type, relationTo, value }: RichTextNode): boolean {
  if (type !== 'upload' || typeof relationTo !== 'string' || isId(value)) return false
  return !(typeof value === 'object' && value !== null && 'id' in value && isId(value.id))
}

function isFoundIn(value: unknown, position: Position): boolean {
  if (typeof value !== 'object' || value === null) return false
  const node: RichTextNode = value
  const text = node.type === 'text' && typeof node.text === 'string' ? node.text.trim() : ''
  if (text !== '') position.before = text
  return isUnfinished(node) || Object.values(value).some((part) => isFoundIn(part, position))
}

/**
 * What to do about a pasted picture in a rich text that was never uploaded, with the words before it;
 * `null` if there is none.
 */
export function findUnfinishedPicture(richText: unknown): string | null {
  const position: Position = { before: '' }
  if (!isFoundIn(richText, position)) return null
  const words = position.before.split(/\s+/)
  const quoted = words.slice(-QUOTED_WORDS).join(' ')
  const cut = words.length > QUOTED_WORDS ? '…' : ''
  const place = position.before === '' ? 'at the beginning of the text' : `after “${cut}${quoted}”`
  return `The pasted picture ${place} was never uploaded. Add it again, or delete the gray box.`
}
