import type { RichBlock, RichInline, RichList } from '@/contract/rich-text/rich-text'

const wordsOf = (inlines: readonly RichInline[]): string =>
  inlines
    .map((inline) => {
      if (inline.type === 'text') return inline.text
      return inline.type === 'break' ? ' ' : wordsOf(inline.children)
    })
    .join('')

/** The text without formatting. Whitespace is collapsed. */
export function plainText(inlines: readonly RichInline[]): string {
  return wordsOf(inlines).replace(/\s+/g, ' ').trim()
}

/** Trims inline content. Editors sometimes align table cells with spaces. */
export function trimmed(inlines: readonly RichInline[]): RichInline[] {
  return inlines.map((inline, index) => {
    if (inline.type !== 'text') return inline
    const start = index === 0 ? inline.text.trimStart() : inline.text
    return { ...inline, text: index === inlines.length - 1 ? start.trimEnd() : start }
  })
}

const listLength = ({ items }: RichList): number =>
  items.reduce(
    (sum, { children, nested }) =>
      sum +
      plainText(children).length +
      nested.reduce((inner, list) => inner + listLength(list), 0),
    0,
  )

/** The approximate length of a block, in characters. */
export function blockLength(block: RichBlock): number {
  if (block.type === 'list') return listLength(block)
  if (block.type === 'table') {
    const cells = [...block.head, ...block.body].flat()
    return cells.reduce((sum, { children }) => sum + plainText(children).length, 0)
  }
  return 'children' in block ? plainText(block.children).length : 0
}
