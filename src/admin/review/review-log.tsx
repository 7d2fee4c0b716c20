import { getLabel } from '@/domain/enums'
import type { ReviewStep } from '@/domain/review/review'
import { reviewStates } from '@/domain/review/review-states'
import { formatMoment } from '@/lib/dates/format-date'

/** The review steps with their comments, newest first. */
export function ReviewLog({ log }: { log: readonly ReviewStep[] }) {
  if (log.length === 0) return null
  return (
    <ol className="review__log" aria-label="Review history">
      {log.toReversed().map(({ state, at, by, words }) => (
        <li key={`${at} ${state}`} data-state={state}>
          <strong>{getLabel(reviewStates, state)}</strong>
          <span>{`${by}, ${formatMoment(at)}`}</span>
          {words ? <q>{words}</q> : null}
        </li>
      ))}
    </ol>
  )
}
