import { freshness } from '@/domain/communities/freshness'
import { Badge, type Tone } from './badge'

const tones: Record<ReturnType<typeof freshness>['level'], Tone> = {
  fresh: 'good',
  due: 'warning',
  late: 'danger',
}

/** The time since a listing was last verified with its builder, and its freshness level. */
export function VerifiedBadge({ verifiedAt }: { verifiedAt: string | null }) {
  const { level, label } = freshness(verifiedAt, new Date())
  return <Badge tone={tones[level]}>{label}</Badge>
}
