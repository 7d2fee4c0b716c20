import type { DefaultServerCellComponentProps } from 'payload'
import { builderNameOf, communityNameOf } from '@/data/dashboard/loaders'
import { labelOf, leadSources } from '@/domain/enums'

/** The form that a lead was sent from, and its community or builder. */
export async function LeadSourceCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  const { community, builder }: { community?: unknown; builder?: unknown } = rowData
  const about =
    typeof community === 'number'
      ? await communityNameOf(community)
      : typeof builder === 'number'
        ? await builderNameOf(builder)
        : null
  return (
    <span className="guide-pair-cell">
      <span>{about ?? 'The guide'}</span>
      <small>{labelOf(leadSources, String(cellData))}</small>
    </span>
  )
}
