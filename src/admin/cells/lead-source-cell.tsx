import type { DefaultServerCellComponentProps } from 'payload'
import { leadReferences, leadSubject } from '@/admin/leads/lead-subject'
import { countDuplicates } from '@/data/leads/duplicates'
import { getLabel, leadSources } from '@/domain/enums'
import { Badge } from './badge'

/** The form that a lead was sent from, and what it is about. */
export async function LeadSourceCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  const { data } = leadReferences.safeParse(rowData)
  const about = data ? await leadSubject(data) : null
  const isRepeated = typeof rowData.id === 'number' && (await countDuplicates(rowData.id)) > 0
  return (
    <span className="guide-pair-cell">
      <span>{about ?? 'The guide'}</span>
      <small>{getLabel(leadSources, String(cellData))}</small>
      {isRepeated && <Badge tone="notice">Asked more than once</Badge>}
    </span>
  )
}
