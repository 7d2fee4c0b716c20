import type { DefaultServerCellComponentProps } from 'payload'
import { changedValues } from '@/contract/audit/changed-values'
import { describeChange, describeList, fieldLabel, getFields } from '../history/describe-change'
import '../history/history.css'

const SHOWN = 4

/** The labels of the changed fields, with the values before and after, or what changed in a list, where the log has them. */
export function AuditChangesCell({ cellData, payload, rowData }: DefaultServerCellComponentProps) {
  const names: unknown[] = Array.isArray(cellData) ? cellData : []
  if (names.length === 0) return <span>–</span>
  const fields = getFields(payload.config, rowData.collectionSlug)
  const values = changedValues.parse(rowData.changedValues)
  const getTexts = (name: string) => {
    const changes = values.filter(({ field }) => field === name || field.startsWith(`${name}.`))
    if (changes.length === 0) return [fieldLabel(fields, name)]
    return changes.map((change) => {
      if ('added' in change) {
        const { label, text } = describeList(fields, change)
        return `${label}: ${text}`
      }
      const { label, from, to } = describeChange(fields, change)
      return `${label}: ${from} → ${to}`
    })
  }
  const texts = names.flatMap((name) => getTexts(String(name)))
  const more = texts.length - SHOWN
  const shown = texts.slice(0, SHOWN)
  return (
    <ul className="audit-changes">
      {shown.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {more > 0 && <li>{`and ${more} more`}</li>}
    </ul>
  )
}
