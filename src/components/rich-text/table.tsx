import type { ReactNode } from 'react'
import type { RichCell } from '@/contract/rich-text/rich-text'

interface TableProps {
  /** The header rows, or `null` if there are none. */
  head: ReactNode
  children: ReactNode
}

/** A table that scrolls horizontally if it is too wide, also with the keyboard. */
export function Table({ head, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a landmark per table would be too many
    <div
      role="group"
      aria-label="Table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
      tabIndex={0}
      className="scroll-edges my-8 overflow-x-auto border-ink border-y-2 print:overflow-visible"
    >
      <table className="figures w-full min-w-lg border-collapse text-base print:min-w-0">
        {head ? (
          <thead className="border-hairline border-b text-ink-soft text-sm">{head}</thead>
        ) : null}
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

interface CellProps {
  cell: RichCell
  children: ReactNode
}

export function Cell({ cell: { scope, colSpan, rowSpan }, children }: CellProps) {
  const Tag = scope ? 'th' : 'td'
  return (
    <Tag
      scope={scope ?? undefined}
      colSpan={colSpan > 1 ? colSpan : undefined}
      rowSpan={rowSpan > 1 ? rowSpan : undefined}
      className="px-4 py-3 text-left align-top first:pl-0 last:pr-0"
    >
      {children}
    </Tag>
  )
}
