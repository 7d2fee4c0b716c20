import type { UIFieldServerComponent } from 'payload'
import { z } from 'zod/mini'
import { deliveryStatuses, getLabel } from '@/domain/enums'
import { formatEventTime } from '@/lib/dates/format-date'

const attempts = z.catch(
  z.array(
    z.object({ at: z.string(), outcome: z.string(), answer: z.optional(z.nullable(z.string())) }),
  ),
  [],
)

/** The results of the attempts to send a delivery, newest first. */
export const Attempts: UIFieldServerComponent = ({ data }) => {
  const made = attempts.parse(data.attempts).reverse()
  if (made.length === 0) return <p className="field-description">No delivery attempts yet.</p>
  return (
    <div className="guide-attempts table">
      <table aria-label="Attempts">
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Outcome</th>
            <th scope="col">Server response</th>
          </tr>
        </thead>
        <tbody>
          {made.map(({ at, outcome, answer }) => (
            <tr key={at}>
              <td>{formatEventTime(at, null)}</td>
              <td>{getLabel(deliveryStatuses, outcome)}</td>
              <td>{answer}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
