import type { PastedPreview } from '@/contract/submissions/pasted-preview'
import { plural } from '@/domain/text/plural'

/** The recognized parts of a pasted text: the columns with their fields, and the first rows. */
export function PastePreview({ preview }: { preview: PastedPreview | null }) {
  if (!preview) return null
  if (preview.state === 'refused') {
    return (
      <p className="submission-notice" role="status">
        {preview.message}
      </p>
    )
  }
  return preview.tables.map(({ index, rows, columns, sample }) => {
    const used = columns.filter(({ field }) => field !== null).length
    return (
      <section key={index} className="paste-preview" aria-label="What was recognized">
        <p role="status">
          {`${plural(rows, 'row', 'rows')}, ${used} of ${plural(columns.length, 'column', 'columns')} recognized. You can correct them in the next step.`}
        </p>
        <section className="guide-lines" aria-label="First rows">
          <table>
            <thead>
              <tr>
                {columns.map(({ column, heading, field }) => (
                  <th key={column} scope="col" className={field === null ? 'is-unused' : undefined}>
                    {field ?? 'Not used'}
                    <span>{heading || 'no heading'}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sample.map(({ row, cells }) => (
                <tr key={row}>
                  {columns.map(({ column, field }) => (
                    <td key={column} className={field === null ? 'is-unused' : undefined}>
                      {cells[column]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </section>
    )
  })
}
