import type { RichList, RichListItem } from '@/contract/rich-text/rich-text'
import { inlinesOf } from './inline'
import { childrenOf, type StoredNode } from './stored'

/**
 * A list with its nested lists. Lexical stores a nested list in a separate item, which belongs to
 * the item before it.
 */
export function toList(node: StoredNode): RichList {
  const items: RichListItem[] = []
  for (const item of childrenOf(node).filter(({ type }) => type === 'listitem')) {
    const children = inlinesOf(item)
    const nested = childrenOf(item)
      .filter(({ type }) => type === 'list')
      .map(toList)
    const before = items.at(-1)
    if (children.length === 0 && nested.length > 0 && before) before.nested.push(...nested)
    else if (children.length > 0 || nested.length > 0) items.push({ children, nested })
  }
  return { type: 'list', ordered: node.listType === 'number', start: node.start, items }
}
