import type { ReactNode } from 'react'

export interface Row {
  readonly key: string
  readonly name: ReactNode
  readonly text: ReactNode
}

interface RowsProps {
  readonly caption: string
  readonly heads: readonly [name: string, text: string]
  readonly rows: readonly Row[]
}

/** A table of names and descriptions. Two columns fit on a phone. */
export function Rows({ caption, heads: [first, second], rows }: RowsProps) {
  if (rows.length === 0) return null
  return (
    <table className="w-full table-fixed text-left text-sm">
      <caption className="mb-1 text-left font-semibold">{caption}</caption>
      <thead className="text-ink-soft text-xs">
        <tr>
          <th scope="col" className="w-[42%] py-1.5 pr-4 font-medium sm:w-56">
            {first}
          </th>
          <th scope="col" className="py-1.5 font-medium">
            {second}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, text }) => (
          <tr key={key} className="border-hairline border-t align-baseline">
            <th scope="row" className="py-2.5 pr-4 font-normal [overflow-wrap:anywhere]">
              {name}
            </th>
            <td className="py-2.5 [overflow-wrap:anywhere]">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
