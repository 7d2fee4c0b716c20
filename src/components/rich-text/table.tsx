import type { RichCell, RichTable } from '@/contract/rich-text/rich-text'
import { Inline } from './inline'

/** Attributes of a cell that spans several columns or rows. */
function spans({ colSpan, rowSpan }: RichCell) {
  return { ...(colSpan > 1 ? { colSpan } : {}), ...(rowSpan > 1 ? { rowSpan } : {}) }
}

function Row({ cells, isHead }: { cells: readonly RichCell[]; isHead: boolean }) {
  return (
    <tr className="border-hairline border-b last:border-b-0">
      {cells.map((cell, index) => {
        const Tag = cell.isHeading ? 'th' : 'td'
        return (
          <Tag
            // biome-ignore lint/suspicious/noArrayIndexKey: the text is never reordered
            key={index}
            {...(cell.isHeading ? { scope: isHead ? 'col' : 'row' } : {})}
            {...spans(cell)}
            className="px-4 py-3 text-left align-top first:pl-0 last:pr-0"
          >
            <Inline>{cell.children}</Inline>
          </Tag>
        )
      })}
    </tr>
  )
}

const toRows = (rows: readonly RichCell[][], isHead: boolean) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the text is never reordered
  rows.map((cells, index) => <Row key={index} cells={cells} isHead={isHead} />)

/** A table that scrolls horizontally if it is too wide, also with the keyboard. */
export function Table({ table: { head, body } }: { table: RichTable }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a landmark per table would be too many
    <div
      role="group"
      aria-label="Table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
      tabIndex={0}
      className="my-8 overflow-x-auto border-ink border-y-2 print:overflow-visible"
    >
      <table className="figures w-full min-w-lg border-collapse text-base print:min-w-0">
        {head.length > 0 ? (
          <thead className="border-hairline border-b text-ink-soft text-sm">
            {toRows(head, true)}
          </thead>
        ) : null}
        <tbody>{toRows(body, false)}</tbody>
      </table>
    </div>
  )
}
