import type { DefaultServerCellComponentProps } from 'payload'
import { freshness } from '@/domain/desk'
import { Badge, type Tone } from './badge'

const tones: Record<ReturnType<typeof freshness>['level'], Tone> = {
  fresh: 'good',
  due: 'warning',
  late: 'danger',
}

/** When a listing was last checked with its builder: the age, and what it means. */
export function VerifiedCell({ cellData }: DefaultServerCellComponentProps) {
  const { level, words } = freshness(cellData ? String(cellData) : null, new Date())
  return <Badge tone={tones[level]}>{words}</Badge>
}
