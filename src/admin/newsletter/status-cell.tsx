import type { DefaultServerCellComponentProps } from 'payload'
import { getLabel, subscriptionStatuses } from '@/domain/enums'
import { Badge, type Tone } from '../cells/badge'

const tones: Readonly<Record<string, Tone>> = { subscribed: 'good', pending: 'notice' }

/** The status of a subscriber. A subscriber held by the spam filter gets no emails. */
export function StatusCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  if (rowData.quarantined === true) return <Badge tone="danger">In quarantine</Badge>
  const status = String(cellData)
  return <Badge tone={tones[status] ?? 'plain'}>{getLabel(subscriptionStatuses, status)}</Badge>
}
