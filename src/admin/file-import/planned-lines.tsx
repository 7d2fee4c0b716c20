import { formatNumber } from '@/domain/text/format-number'

/** The maximum number of lines shown. Lines that need attention come first. */
const SHOWN = 200

interface PlannedLine<Outcome extends string> {
  readonly line: number
  readonly outcome: Outcome
  readonly reason: string | null
}

interface PlannedLinesProps<Outcome extends string, Line> {
  lines: readonly Line[]
  /** The labels of the outcomes. Outcomes that need attention come first. */
  outcomes: readonly (readonly [outcome: Outcome, label: string])[]
  /** The columns of a line. */
  columns: readonly (readonly [name: string, format: (line: Line) => string])[]
}

/** A preview of what the import will do with each line of a file. */
export function PlannedLines<Outcome extends string, Line extends PlannedLine<Outcome>>(
  props: PlannedLinesProps<Outcome, Line>,
) {
  const { lines, outcomes, columns } = props
  const groups = outcomes.map(([outcome, label]) => ({
    outcome,
    label,
    own: lines.filter((line) => line.outcome === outcome),
  }))
  const sorted = groups.flatMap(({ label, own }) => own.map((line) => ({ label, line })))
  return (
    <>
      <ul className="file-import__outcomes">
        {groups.map(({ outcome, label, own }) => (
          <li key={outcome} data-outcome={own.length > 0 ? outcome : undefined}>
            {`${label}: ${formatNumber(own.length)}`}
          </li>
        ))}
      </ul>
      <section className="file-import__lines guide-lines" aria-label="Import preview">
        <table>
          <thead>
            <tr>
              {['Line', ...columns.map(([name]) => name), 'Result'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, SHOWN).map(({ label, line }) => (
              <tr key={line.line} data-outcome={line.outcome}>
                <td>{line.line}</td>
                {columns.map(([name, format]) => (
                  <td key={name}>{format(line)}</td>
                ))}
                <td>{line.reason ? `${label}: ${line.reason}` : label}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {lines.length > SHOWN ? (
        <p>{`… and ${formatNumber(lines.length - SHOWN)} more lines`}</p>
      ) : null}
    </>
  )
}
