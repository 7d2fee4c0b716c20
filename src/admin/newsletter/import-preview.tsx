import {
  importOutcomes,
  type NewsletterImportAnswer,
  type PlannedLine,
} from '@/contract/newsletter-import'
import { grouped } from '@/domain/grouped'

/** Lines that are shown; of a long file, those that need a look come first. */
const SHOWN = 200

const labels: Readonly<Record<PlannedLine['outcome'], string>> = {
  invalid: 'Left out',
  suppressed: 'Must not be written to',
  new: 'New',
  known: 'Already known',
}

/** What would become of each line of a file. */
export function ImportPreview({ answer }: { answer: NewsletterImportAnswer }) {
  const { lines, otherEncoding } = answer
  const sorted = importOutcomes.flatMap((outcome) =>
    lines.filter((line) => line.outcome === outcome),
  )
  const hasNames = lines.some(({ name }) => name !== '')
  return (
    <>
      {otherEncoding ? (
        <p>{`The file is written in ${otherEncoding}, not in UTF-8: look whether accents are right.`}</p>
      ) : null}
      <ul className="newsletter-tools__outcomes">
        {importOutcomes.map((outcome) => {
          const count = lines.filter((line) => line.outcome === outcome).length
          return (
            <li key={outcome} data-outcome={count > 0 ? outcome : undefined}>
              {`${labels[outcome]}: ${grouped(count)}`}
            </li>
          )
        })}
      </ul>
      <section className="newsletter-tools__lines" aria-label="What would happen">
        <table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Address</th>
              {hasNames ? <th scope="col">Name</th> : null}
              <th scope="col">What happens</th>
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, SHOWN).map(({ line, address, name, outcome, reason }) => (
              <tr key={line} data-outcome={outcome}>
                <td>{line}</td>
                <td>{address}</td>
                {hasNames ? <td>{name}</td> : null}
                <td>{reason ? `${labels[outcome]}: ${reason}` : labels[outcome]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {lines.length > SHOWN ? <p>{`… and ${grouped(lines.length - SHOWN)} more lines`}</p> : null}
    </>
  )
}
