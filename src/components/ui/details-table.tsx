import type { ReactNode } from 'react'

interface Column {
  readonly label: string
  /** Whether its cells have figures, which end at the right. */
  readonly isFigure?: boolean
}

interface DetailsTableProps {
  /** The text that opens it. */
  summary: string
  caption?: ReactNode
  columns: readonly Column[]
  /** The rows. */
  children: ReactNode
}

/** A small table that opens on request, without scripts. */
export function DetailsTable({ summary, caption, columns, children }: DetailsTableProps) {
  return (
    <details className="mt-2 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary hover:text-primary-hover">
        <span className="quiet-link">{summary}</span>
      </summary>
      <table className="mt-1 w-full">
        {caption ? (
          <caption className="pb-2 text-left text-ink-soft text-xs">{caption}</caption>
        ) : null}
        <thead className="text-ink-soft text-xs">
          <tr>
            {columns.map(({ label, isFigure }) => (
              <th
                key={label}
                scope="col"
                className={`not-first:pl-4 font-normal ${isFigure ? 'text-right' : 'text-left'}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">{children}</tbody>
      </table>
    </details>
  )
}
