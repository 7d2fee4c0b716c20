import type { DefaultServerCellComponentProps } from 'payload'
import { leadReferences, leadSubject } from '@/admin/leads/lead-subject'
import { getLabel, leadSources } from '@/domain/enums'

/** The form that a lead was sent from, and what it is about. */
export async function LeadSourceCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  const { data } = leadReferences.safeParse(rowData)
  const about = data ? await leadSubject(data) : null
  return (
    <span className="guide-pair-cell">
      <span>{about ?? 'The guide'}</span>
      <small>{getLabel(leadSources, String(cellData))}</small>
    </span>
  )
}
