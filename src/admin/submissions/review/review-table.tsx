'use client'

import { useAuth } from '@payloadcms/ui'
import type { RefObject } from 'react'
import { type Conflicts, noConflicts } from './conflicts'
import { problemsOf, savingOf } from './decision-key'
import { ReviewGroup } from './review-group'
import { ReviewPages } from './review-pages'
import { ReviewToolbar } from './review-toolbar'
import type { ReviewView } from './review-view'
import { changedRows, isDecided } from './row-rules'
import type { Review } from './use-review'

interface ReviewTableProps {
  submission: number
  review: Review
  isReadOnly: boolean
  conflicts?: Conflicts
  table: RefObject<HTMLTableElement | null>
  showHelp: () => void
}

/** The rows of the review, under their filters. */
export function ReviewTable(props: ReviewTableProps) {
  const { submission, review, isReadOnly, conflicts = noConflicts, table, showHelp } = props
  const { user } = useAuth()
  const { page, view } = review
  const rows = view.hideDecided ? page.rows.filter((row) => !isDecided(row)) : page.rows
  return (
    <>
      <ReviewToolbar
        counts={page.counts}
        view={view}
        show={(change) => void review.show(change)}
        showHelp={showHelp}
      />
      <div className="field-review-frame" aria-busy={review.isLoading}>
        <table ref={table} className="field-review">
          <caption className="dashboard-hidden">
            What was submitted, beside what the site shows
          </caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">On the site now</th>
              <th scope="col">Submitted</th>
              <th scope="col">Mark</th>
              <th scope="col">Decision</th>
            </tr>
          </thead>
          {rows.map((row) => (
            <ReviewGroup
              key={row.record}
              submission={submission}
              row={row}
              decide={review.decide}
              match={review.match}
              problems={problemsOf(row.record, review.problems)}
              saving={savingOf(row.record, review.saving)}
              isReadOnly={isReadOnly}
              own={user?.name ?? ''}
              conflicts={conflicts}
            />
          ))}
        </table>
        {rows.length === 0 && (
          <p className="field-review-empty">
            {emptySentence(view, changedRows(page.counts), page.total > page.rows.length)}
          </p>
        )}
      </div>
      <ReviewPages
        offset={view.offset}
        total={page.total}
        isLoading={review.isLoading}
        show={(offset) => {
          void review.show({ offset })
          table.current?.scrollIntoView({ block: 'start' })
        }}
      />
    </>
  )
}

function emptySentence(
  { filter, hideDecided }: ReviewView,
  changes: number,
  hasMore: boolean,
): string {
  if (hideDecided && hasMore) return 'All rows of this page are decided.'
  if (hideDecided && changes > 0) return 'Everything is decided.'
  if (filter === 'changes')
    return 'Nothing changed this month. Confirm it, and the listings are marked as verified.'
  return 'No row has this mark.'
}
