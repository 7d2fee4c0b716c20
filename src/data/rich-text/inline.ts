import type { RichInline, RichMark } from '@/contract/rich-text/rich-text'
import { toHref } from './link'
import { parseChildren, type StoredNode } from './stored'

/** Lexical's format bits. */
const marks: readonly (readonly [bit: number, mark: RichMark])[] = [
  [1, 'bold'],
  [2, 'italic'],
  [4, 'strike'],
  [8, 'underline'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
]

const inlineTypes = new Set(['text', 'tab', 'linebreak', 'link', 'autolink'])

const isInline = ({ type }: StoredNode) => inlineTypes.has(type)

function toInline(node: StoredNode): RichInline[] {
  switch (node.type) {
    case 'text': {
      const set = marks.filter(([bit]) => (node.format & bit) !== 0).map(([, mark]) => mark)
      return node.text === '' ? [] : [{ type: 'text', text: node.text, marks: set }]
    }
    case 'tab':
      return [{ type: 'text', text: ' ', marks: [] }]
    case 'linebreak':
      return [{ type: 'break' }]
    case 'link':
    case 'autolink': {
      const href = toHref(node.fields)
      const children = toInlines(node).filter((child) => child.type !== 'link')
      // A link without a valid target becomes plain text.
      if (href === null) return children
      return [{ type: 'link', href, newTab: node.fields.newTab === true, children }]
    }
    default:
      return []
  }
}

/** The inline content of a node. Other nodes are left out. */
export function toInlines(node: StoredNode): RichInline[] {
  return parseChildren(node).flatMap(toInline)
}

function toLines(node: StoredNode): RichInline[][] {
  const children = parseChildren(node)
  if (children.every(isInline)) return [toInlines(node)]
  return children.flatMap((child) => (isInline(child) ? [toInline(child)] : toLines(child)))
}

/** The inline content of a node with paragraphs, separated by line breaks. */
export function toFlow(node: StoredNode): RichInline[] {
  const lines = toLines(node).filter((line) => line.length > 0)
  return lines.flatMap((line, index) => (index === 0 ? line : [{ type: 'break' }, ...line]))
}
