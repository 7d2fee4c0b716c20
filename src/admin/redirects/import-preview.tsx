import type { PlannedRow } from '@/contract/redirect-import'

/** Lines that are shown; of a long file, those that need a look come first. */
const SHOWN = 200

const labels = {
  invalid: 'Left out',
  changed: 'Changed',
  new: 'New',
  unchanged: 'Unchanged',
} as const satisfies Record<PlannedRow['outcome'], string>

const outcomes = ['invalid', 'changed', 'new', 'unchanged'] as const

/** What would become of each line of a file. */
export function ImportPreview({ rows }: { rows: readonly PlannedRow[] }) {
  const sorted = outcomes.flatMap((outcome) => rows.filter((row) => row.outcome === outcome))
  return (
    <>
      <ul className="redirect-import__counts">
        {outcomes.map((outcome) => (
          <li key={outcome} data-outcome={outcome}>
            {`${labels[outcome]}: ${rows.filter((row) => row.outcome === outcome).length}`}
          </li>
        ))}
      </ul>
      <div className="redirect-import__rows">
        <table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">From</th>
              <th scope="col">To</th>
              <th scope="col">Type</th>
              <th scope="col">What happens</th>
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, SHOWN).map(({ line, from, to, type, outcome, reason }) => (
              <tr key={line} data-outcome={outcome}>
                <td>{line}</td>
                <td>{from}</td>
                <td>{to}</td>
                <td>{type}</td>
                <td>{reason ? `${labels[outcome]}: ${reason}` : labels[outcome]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > SHOWN ? <p>{`… and ${rows.length - SHOWN} more lines`}</p> : null}
    </>
  )
}
