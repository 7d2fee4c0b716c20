import type { DefaultServerCellComponentProps } from 'payload'
import { getOutcomes } from '@/data/submissions'
import {
  type SubmissionStatus,
  statusLabels,
  submissionStatuses,
} from '@/domain/submissions/submission-status'
import { Badge, type Tone } from '../cells/badge'
import { describeOutcomes } from './describe-outcomes'

const tones: Readonly<Record<SubmissionStatus, Tone>> = {
  reading: 'plain',
  mapping: 'warning',
  review: 'notice',
  applying: 'plain',
  applied: 'good',
  undoing: 'plain',
  undone: 'plain',
  discarded: 'plain',
  failed: 'danger',
}

export function StatusBadge({ status }: { status: SubmissionStatus }) {
  return <Badge tone={tones[status]}>{statusLabels[status]}</Badge>
}

export function SubmissionStatusCell({ cellData }: DefaultServerCellComponentProps) {
  const status = submissionStatuses.find((known) => known === cellData)
  return status ? <StatusBadge status={status} /> : null
}

/**
 * Rows of a submission by outcome: `8 changed, 1 new`. Payload also renders the cell of a UI field
 * in the form of a document, without a row.
 */
export async function SubmissionRowsCell({ rowData }: Partial<DefaultServerCellComponentProps>) {
  if (!rowData) return null
  const outcomes = await getOutcomes(Number(rowData.id))
  return <span>{describeOutcomes(outcomes)}</span>
}
