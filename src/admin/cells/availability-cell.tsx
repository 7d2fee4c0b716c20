import type { DefaultServerCellComponentProps } from 'payload'
import { communityStatuses, getLabel } from '@/domain/enums'
import { Badge, type Tone } from './badge'

const tones: Readonly<Record<string, Tone>> = { available: 'good', coming_soon: 'notice' }

export function AvailabilityCell({ cellData }: DefaultServerCellComponentProps) {
  const status = String(cellData)
  return <Badge tone={tones[status] ?? 'plain'}>{getLabel(communityStatuses, status)}</Badge>
}
