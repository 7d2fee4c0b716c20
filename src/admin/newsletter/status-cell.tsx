import type { DefaultServerCellComponentProps } from 'payload'
import { labelOf, subscriptionStatuses } from '@/domain/options'
import { Badge, type Tone } from '../cells/badge'

const tones: Readonly<Record<string, Tone>> = { subscribed: 'good', pending: 'notice' }

/** Whether letters go to a subscriber; one whom the spam guard holds back gets none. */
export function StatusCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  if (rowData.quarantined === true) return <Badge tone="danger">Held back</Badge>
  const status = String(cellData)
  return <Badge tone={tones[status] ?? 'plain'}>{labelOf(subscriptionStatuses, status)}</Badge>
}
