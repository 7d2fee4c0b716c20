'use client'

import { useAuth } from '@payloadcms/ui'
import { type RefObject, useMemo } from 'react'
import { formatNumber } from '@/domain/text/format-number'
import { plural } from '@/domain/text/plural'
import { type Conflicts, noConflicts } from './conflicts'
import { getProblems, getSaving } from './decision-key'
import { ListingRow } from './listing-row'
import { MissingBar } from './missing-bar'
import { groupRows, type ReviewGroup } from './review-cells'
import { ReviewContext } from './review-context'
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
  lists: ReviewContext['lists']
  rows: RefObject<HTMLElement | null>
  showHelp: () => void
}

/** The listings of the review by kind, under their filters. */
export function ReviewTable(props: ReviewTableProps) {
  const { submission, review, isReadOnly, conflicts = noConflicts, lists, showHelp } = props
  const { user } = useAuth()
  const own = user?.name ?? ''
  const context = useMemo(
    () => ({ submission, isReadOnly, own, conflicts, lists }),
    [submission, isReadOnly, own, conflicts, lists],
  )
  const { page, view } = review
  const rows = view.hideDecided ? page.rows.filter((row) => !isDecided(row)) : page.rows
  const showAll = () => void review.show({ filter: 'changes', hideDecided: false })
  return (
    <ReviewContext value={context}>
      <ReviewToolbar
        counts={page.counts}
        view={view}
        show={(change) => void review.show(change)}
        showHelp={showHelp}
      />
      <HiddenNotice review={review} showAll={showAll} />
      {!isReadOnly && (
        <MissingBar
          count={page.counts.openMissing}
          isBusy={review.isLoading}
          decide={review.decideMissing}
        />
      )}
      <section
        ref={props.rows}
        className="review-rows"
        aria-label="What was submitted"
        aria-busy={review.isLoading}
      >
        {groupRows(rows).map((group) => (
          <GroupTable key={group.kind} group={group} review={review} />
        ))}
        {rows.length === 0 && (
          <p className="field-review-empty">{getEmptySentence(review, rows.length)}</p>
        )}
      </section>
      <ReviewPages
        offset={view.offset}
        total={page.total}
        isLoading={review.isLoading}
        show={(offset) => {
          void review.show({ offset })
          props.rows.current?.scrollIntoView({ block: 'start' })
        }}
      />
    </ReviewContext>
  )
}

/** The listings of a kind: a row for each, a column for each field that changes. */
function GroupTable({ group, review }: { group: ReviewGroup; review: Review }) {
  const { kind, title, columns, communities } = group
  const shown = columns.length === 0 ? [{ target: 'none', label: 'What was sent' }] : columns
  const targets = shown.map(({ target }) => target).join(' ')
  const { decide, match } = review
  return (
    <div className="review-frame">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells have the focus */}
      <table className="review-table" role="grid" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {shown.map(({ target, label }) => (
              <th key={target} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">Decision</th>
          </tr>
        </thead>
        {communities.map(({ name, rows }) => (
          <tbody key={name ?? kind}>
            {name !== null && (
              <tr className="review-community">
                <th scope="rowgroup" colSpan={shown.length + 2}>
                  <span>{name}</span>
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <ListingRow
                key={row.record}
                row={row}
                columns={targets}
                decide={decide}
                match={match}
                problems={getProblems(row.record, review.problems)}
                saving={getSaving(row.record, review.saving)}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

const isFiltered = ({ filter, hideDecided }: ReviewView) =>
  hideDecided || (filter !== 'changes' && filter !== 'all')

/** Notice of the rows that the view leaves out, so that nothing open is overlooked. */
function HiddenNotice({ review, showAll }: { review: Review; showAll: () => void }) {
  const { view, page } = review
  const { rows, open } = page.hidden
  if (!isFiltered(view) || rows === 0) return null
  const decisions =
    open === 0
      ? 'Nothing is open in them.'
      : `${plural(open, 'decision is', 'decisions are')} open in them.`
  return (
    <p className="review-hidden" role="status">
      {`${plural(rows, 'listing is', 'listings are')} hidden by the filter. ${decisions}`}
      <button type="button" className="field-review-link" onClick={showAll}>
        Show all
      </button>
    </p>
  )
}

function getEmptySentence({ view, page }: Review, shown: number): string {
  const { counts, hidden, total } = page
  const open = counts.decidable - counts.decided
  if (view.hideDecided && total > shown) return 'All rows of this page are decided.'
  if (changedRows(counts) > 0 && open === 0) return 'Everything is decided.'
  if (hidden.open > 0) {
    return `Nothing is open here. Under other filters, ${formatNumber(hidden.open)} ${hidden.open === 1 ? 'decision is' : 'decisions are'} open.`
  }
  if (view.filter === 'changes' && changedRows(counts) === 0)
    return 'Nothing changed this month. Confirm it, and the listings are marked as verified.'
  return view.hideDecided ? 'Nothing is open here.' : 'No row has this mark.'
}
