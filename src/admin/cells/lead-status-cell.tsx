import type { DefaultServerCellComponentProps } from 'payload'
import { getLabel, leadStatuses } from '@/domain/enums'
import { isAnswerLate } from '@/domain/leads/answer-time'
import { age } from '@/domain/time/age'
import { Badge, type Tone } from './badge'

const tones: Readonly<Record<string, Tone>> = { new: 'notice', contacted: 'good' }

/**
 * The status of a lead. A new lead shows its age, because the site promises an answer within a day.
 */
export function LeadStatusCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  const status = String(cellData)
  const label = getLabel(leadStatuses, status)
  if (status !== 'new') return <Badge tone={tones[status] ?? 'plain'}>{label}</Badge>
  const now = new Date()
  const createdAt = String(rowData.createdAt)
  const isLate = isAnswerLate(createdAt, now)
  return (
    <span className="guide-pair-cell">
      <Badge tone={isLate ? 'danger' : 'notice'}>{isLate ? `${label}, late` : label}</Badge>
      <small>{age(createdAt, now)} old</small>
    </span>
  )
}
