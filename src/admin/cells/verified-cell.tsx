import type { DefaultServerCellComponentProps } from 'payload'
import { freshness } from '@/domain/dashboard/freshness'
import { Badge, type Tone } from './badge'

const tones: Record<ReturnType<typeof freshness>['level'], Tone> = {
  fresh: 'good',
  due: 'warning',
  late: 'danger',
}

/** The time since a listing was last verified with its builder, and its freshness level. */
export function VerifiedCell({ cellData }: DefaultServerCellComponentProps) {
  const { level, label } = freshness(cellData ? String(cellData) : null, new Date())
  return <Badge tone={tones[level]}>{label}</Badge>
}
