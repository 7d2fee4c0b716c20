import type { ReactNode } from 'react'

interface HelpTableProps {
  columns: readonly [string, string]
  rows: readonly { readonly key: string; readonly cells: readonly [ReactNode, ReactNode] }[]
}

/** A table of two columns that scrolls on a narrow screen. */
export function HelpTable({ columns, rows }: HelpTableProps) {
  return (
    <div className="help__table">
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, second] }) => (
            <tr key={key}>
              <td>{first}</td>
              <td>{second}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
