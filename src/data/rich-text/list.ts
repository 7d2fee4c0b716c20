import type { RichItem, RichList } from '@/contract/rich-text/rich-text'
import { toInlines } from './inline'
import { parseChildren, type StoredNode } from './stored'

/**
 * A list with its nested lists. Lexical stores a nested list in a separate item, which belongs to
 * the item before it.
 */
export function toList(node: StoredNode): RichList {
  const items: RichItem[] = []
  for (const item of parseChildren(node).filter(({ type }) => type === 'listitem')) {
    const text = toInlines(item)
    const nested = parseChildren(item)
      .filter(({ type }) => type === 'list')
      .map(toList)
    const owner = text.length === 0 ? items.at(-1) : undefined
    if (owner) owner.children.push(...nested)
    else if (text.length + nested.length > 0)
      items.push({ type: 'item', children: [...text, ...nested] })
  }
  return { type: 'list', ordered: node.listType === 'number', start: node.start, children: items }
}
