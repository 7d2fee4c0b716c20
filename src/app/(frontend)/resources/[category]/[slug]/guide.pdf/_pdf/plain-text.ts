import type { RichBlock, RichInline, RichList } from '@/contract/rich-text'

/** The words of a running text alone. */
export function plainText(inlines: readonly RichInline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'text') return inline.text
      return inline.type === 'break' ? ' ' : plainText(inline.children)
    })
    .join('')
}

const listLength = ({ items }: RichList): number =>
  items.reduce(
    (sum, { children, nested }) =>
      sum +
      plainText(children).length +
      nested.reduce((inner, list) => inner + listLength(list), 0),
    0,
  )

/** About how much there is to set of a block, in characters. */
export function blockLength(block: RichBlock): number {
  if (block.type === 'list') return listLength(block)
  if (block.type === 'table') {
    const cells = [...block.head, ...block.body].flat()
    return cells.reduce((sum, { children }) => sum + plainText(children).length, 0)
  }
  return 'children' in block ? plainText(block.children).length : 0
}
