import type { RichCell, RichTable } from '@/contract/rich-text/rich-text'
import { toFlow } from './inline'
import { parseChildren, type StoredNode } from './stored'

const isHeader = ({ headerState }: StoredNode) => headerState > 0

function toCell(node: StoredNode, isHead: boolean): RichCell {
  const { colSpan, rowSpan } = node
  const scope = isHead ? 'col' : 'row'
  return {
    type: 'cell',
    scope: isHeader(node) ? scope : null,
    colSpan,
    rowSpan,
    children: toFlow(node),
  }
}

/** A table. Its leading header rows become the head. */
export function toTable(node: StoredNode): RichTable {
  const rows = parseChildren(node)
    .filter(({ type }) => type === 'tablerow')
    .map((row) => parseChildren(row).filter(({ type }) => type === 'tablecell'))
    .filter((cells) => cells.length > 0)
  const firstOfBody = rows.findIndex((cells) => !cells.every(isHeader))
  const heads = firstOfBody === -1 ? rows.length : firstOfBody
  return {
    type: 'table',
    children: rows.map((cells, index) => {
      const isHead = index < heads
      return { type: 'row', isHead, children: cells.map((cell) => toCell(cell, isHead)) }
    }),
  }
}
