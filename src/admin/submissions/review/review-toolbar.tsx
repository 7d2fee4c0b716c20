'use client'

import { Keyboard } from 'lucide-react'
import type { SubmissionCounts } from '@/contract/submissions/submission'
import { formatNumber } from '@/domain/text/format-number'
import type { ReviewFilter, ReviewView } from './review-view'
import { changedRows } from './row-rules'

interface ReviewToolbarProps {
  counts: SubmissionCounts
  view: ReviewView
  show: (view: Partial<ReviewView>) => void
  showHelp: () => void
}

const tabs: readonly (readonly [ReviewFilter, string, (counts: SubmissionCounts) => number])[] = [
  ['changes', 'All', changedRows],
  ['unmatched', 'To match', ({ unmatched }) => unmatched],
  ['unusual', 'Unusual', ({ unusual }) => unusual],
  ['changed', 'Changed', ({ changed }) => changed],
  ['new', 'New', (counts) => counts.new],
  ['missing', 'Missing', ({ missing }) => missing],
  ['invalid', 'Invalid', ({ invalid }) => invalid],
  ['unchanged', 'No changes', ({ unchanged }) => unchanged],
]

/** The filters of the review, and how much is decided. */
export function ReviewToolbar({ counts, view, show, showHelp }: ReviewToolbarProps) {
  const { decidable, decided } = counts
  return (
    <div className="field-review-toolbar">
      <fieldset className="field-review-tabs">
        <legend className="dashboard-hidden">Rows shown</legend>
        {tabs
          .map(([filter, label, getCount]) => [filter, label, getCount(counts)] as const)
          .filter(
            ([filter, , count]) => count > 0 || filter === 'changes' || filter === view.filter,
          )
          .map(([filter, label, count]) => (
            <button
              key={filter}
              type="button"
              aria-pressed={view.filter === filter}
              onClick={() => show({ filter })}
            >
              {label} <span>{formatNumber(count)}</span>
            </button>
          ))}
      </fieldset>
      <label className="field-review-toolbar__hide">
        <input
          type="checkbox"
          checked={view.hideDecided}
          onChange={({ target }) => show({ hideDecided: target.checked })}
        />
        Hide what is decided
      </label>
      <div className="field-review-toolbar__progress">
        <span id="review-progress" role="status">
          {`${formatNumber(decided)} of ${formatNumber(decidable)} decided`}
        </span>
        <progress max={Math.max(decidable, 1)} value={decided} aria-labelledby="review-progress" />
      </div>
      <button
        type="button"
        className="field-review-toolbar__keys"
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts (?)"
        onClick={showHelp}
      >
        <Keyboard aria-hidden="true" size={18} />
      </button>
    </div>
  )
}
