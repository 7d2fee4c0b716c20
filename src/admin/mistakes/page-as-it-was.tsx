import { Link } from '@payloadcms/ui'
import type { JSONFieldServerComponent } from 'payload'
import { z } from 'zod'
import { adminPaths } from '@/config/admin-paths'
import { facts } from '@/contract/mistakes/fact'
import { getValues, mistakeSubjects } from '@/domain/enums'
import { describeChange, getFields } from '../history/describe-change'
import './reported-page.css'

const reported = z.object({
  kind: z.enum(getValues(mistakeSubjects)),
  documentId: z.number(),
  path: z.string(),
  facts,
})

/** What the page said when the report was sent, with the ways to the page and to its form. */
export const PageAsItWas: JSONFieldServerComponent = ({ data, payload }) => {
  const { data: report } = reported.safeParse(data)
  if (!report) return null
  const fields = getFields(payload.config, report.kind)
  return (
    <div className="field-type table reported-page">
      <h3>The page as it was</h3>
      <p className="reported-page__links">
        <Link
          className="dashboard-button"
          href={adminPaths.document(report.kind, report.documentId)}
          prefetch={false}
        >
          Correct the page
        </Link>
        <a className="dashboard-button" href={report.path} target="_blank" rel="noreferrer">
          See the page now
        </a>
      </p>
      <table aria-label="The page as it was">
        <tbody>
          {report.facts.map(({ field, value }) => {
            const { label, to } = describeChange(fields, { field, from: null, to: value })
            return (
              <tr key={field}>
                <th scope="row">{label}</th>
                <td>{to}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
