import { Children, type ReactNode } from 'react'

/**
 * The columns of a row. A narrow screen shows two and the beginning of the next, and the name of a
 * row is above its values. `--columns` is the number of listings.
 */
export const rowGrid =
  'grid w-[calc(var(--columns)*46%)] min-w-full grid-cols-[repeat(var(--columns),minmax(0,1fr))] md:w-full lg:grid-cols-[10rem_repeat(var(--columns),minmax(0,1fr))] print:w-full print:grid-cols-[7rem_repeat(var(--columns),minmax(0,1fr))]'

interface ValueRowProps {
  label: string
  /** A control next to the label. */
  explanation?: ReactNode
  children: ReactNode
}

/** A row of a comparison with a value for each listing. */
export function ValueRow({ label, explanation, children }: ValueRowProps) {
  return (
    <tr className={`${rowGrid} break-inside-avoid border-hairline border-b`}>
      <th
        scope="row"
        className="col-span-full pt-2.5 text-left font-normal text-ink-soft text-sm lg:col-span-1 lg:py-3 lg:pr-4 print:col-span-1 print:py-0.5"
      >
        <span className="sticky left-0">
          {label}
          {explanation}
        </span>
      </th>
      {Children.map(children, (child) => (
        <td className="min-w-0 snap-start pr-4 pb-2.5 [overflow-wrap:anywhere] lg:py-3 lg:pr-6 print:py-0.5">
          {child}
        </td>
      ))}
    </tr>
  )
}
