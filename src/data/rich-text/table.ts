import type { RichCell, RichTable } from '@/contract/rich-text/rich-text'
import { flowOf } from './inline'
import { childrenOf, type StoredNode } from './stored'

function toCell(node: StoredNode): RichCell {
  return {
    isHeading: node.headerState > 0,
    colSpan: node.colSpan,
    rowSpan: node.rowSpan,
    children: flowOf(node),
  }
}

const cellsOf = (row: StoredNode) =>
  childrenOf(row)
    .filter(({ type }) => type === 'tablecell')
    .map(toCell)

/** A table. Its leading header rows become the head. */
export function toTable(node: StoredNode): RichTable {
  const rows = childrenOf(node)
    .filter(({ type }) => type === 'tablerow')
    .map(cellsOf)
    .filter((cells) => cells.length > 0)
  const firstOfBody = rows.findIndex((cells) => !cells.every(({ isHeading }) => isHeading))
  const heads = firstOfBody === -1 ? rows.length : firstOfBody
  return { type: 'table', head: rows.slice(0, heads), body: rows.slice(heads) }
}
