import { Text, View } from '@react-pdf/renderer'
import type { RichTable } from '@/contract/rich-text/rich-text'
import { toInline } from './inline'
import { printedText, trimmed } from './plain-text'
import { styles } from './styles'
import { columnWeights, type GridCell, tableGrid } from './table-grid'

/** A row with more characters than this may break across pages. */
const LONG_ROW = 600

interface RowProps {
  cells: readonly GridCell[]
  weights: readonly number[]
  isFirst: boolean
  origin: string
}

function Row({ cells, weights, isFirst, origin }: RowProps) {
  const length = cells.reduce((sum, { cell }) => sum + printedText(cell?.children ?? []).length, 0)
  return (
    <View
      style={isFirst ? [styles.row, { borderTopWidth: 0 }] : styles.row}
      wrap={length > LONG_ROW}
    >
      {cells.map(({ column, colSpan, cell }) => {
        const share = weights.slice(column, column + colSpan).reduce((sum, part) => sum + part, 0)
        const look = cell?.scope ? [styles.cell, styles.headCell] : [styles.cell]
        return (
          <View key={column} style={[...look, { flexGrow: share }]}>
            <Text>{cell ? toInline(trimmed(cell.children), origin) : ''}</Text>
          </View>
        )
      })}
    </View>
  )
}

/**
 * A table with column widths that fit its text. The header row stays on the page of the first body
 * row.
 */
export function Table({ table, origin }: { table: RichTable; origin: string }) {
  const rows = table.children
  const weights = columnWeights(table)
  const drawn = tableGrid(rows).map((cells, index) => (
    <Row
      // biome-ignore lint/suspicious/noArrayIndexKey: the text is never reordered
      key={index}
      cells={cells}
      weights={weights}
      isFirst={index === 0}
      origin={origin}
    />
  ))
  const together = rows.filter(({ isHead }) => isHead).length + 1
  return (
    <View style={styles.table}>
      <View wrap={printedText(rows.slice(0, together)).length > LONG_ROW}>
        {drawn.slice(0, together)}
      </View>
      {drawn.slice(together)}
    </View>
  )
}
