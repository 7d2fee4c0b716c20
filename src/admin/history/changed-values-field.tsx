import type { JSONFieldServerComponent } from 'payload'
import { changedValues } from '@/contract/audit/changed-values'
import { describeChange, describeList, getFields } from './describe-change'
import './history.css'

/** The values before and after a change, and what changed in lists, in the form of an audit log entry. */
export const ChangedValuesField: JSONFieldServerComponent = ({ data, payload }) => {
  const fields = getFields(payload.config, data.collectionSlug)
  const changes = changedValues.parse(data.changedValues)
  if (changes.length === 0) return null
  return (
    <div className="field-type table audit-values">
      <table aria-label="Values">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => {
            if ('added' in change) {
              const { label, text } = describeList(fields, change)
              return (
                <tr key={change.field}>
                  <th scope="row">{label}</th>
                  <td colSpan={2}>{text}</td>
                </tr>
              )
            }
            const { label, from, to } = describeChange(fields, change)
            return (
              <tr key={change.field}>
                <th scope="row">{label}</th>
                <td>{from}</td>
                <td>{to}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
