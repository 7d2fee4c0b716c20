import type { UIFieldServerComponent } from 'payload'
import { z } from 'zod/mini'
import { formatMoment } from '@/lib/dates/format-date'
import { AddNote } from './add-note'

const notes = z.catch(
  z.array(
    z.object({
      text: z.string(),
      authorName: z.optional(z.nullable(z.string())),
      at: z.string(),
    }),
  ),
  [],
)

/** Staff notes on a lead, newest first. Notes cannot be changed. */
export const NoteLog: UIFieldServerComponent = ({ data, id }) => {
  const entries = notes.parse(data.notes).reverse()
  return (
    <section className="lead-notes" aria-labelledby="lead-notes">
      <h2 id="lead-notes">Notes</h2>
      <p>Staff only. Notes can’t be edited.</p>
      {typeof id === 'number' && <AddNote lead={id} />}
      {entries.length > 0 && (
        <ol className="lead-notes__log" aria-label="Notes so far">
          {entries.map(({ text, authorName, at }) => (
            <li key={`${at} ${text}`}>
              <p>{text}</p>
              <span>{[authorName, formatMoment(at)].filter(Boolean).join(', ')}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
