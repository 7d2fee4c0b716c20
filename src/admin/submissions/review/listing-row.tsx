'use client'

import { ExternalLink, Eye, Link2, Lock, Undo2 } from 'lucide-react'
import { memo, useState } from 'react'
import { adminPaths } from '@/config/admin-paths'
import type { ReviewRow } from '@/contract/submissions/review'
import { lowerFirst } from '@/domain/text/lower-first'
import { formatLongDay } from '@/lib/dates/format-date'
import { PageButton } from '../page-picture'
import { ChangeCell } from './change-cell'
import { RowBadge } from './mark-badge'
import { MatchPanel } from './match-panel'
import { NewListing } from './new-listing'
import { PictureThumb } from './picture-thumb'
import { describeRow, getCells } from './review-cells'
import { useReviewContext } from './review-context'
import { RowDecision } from './row-decision'
import { getRowMark, hasPreview, isIgnored, needsMatch } from './row-rules'
import type { RowReview } from './use-review'

interface ListingRowProps extends RowReview {
  row: ReviewRow
  /** The targets of the columns, as one text, so that the same columns do not render the row again. */
  columns: string
}

/** A listing: its name, what changed, and the decision. One about another row does not render it. */
export const ListingRow = memo(function ListingRow(props: ListingRowProps) {
  const { row, columns, decide, match, problems, saving } = props
  const { isReadOnly } = useReviewContext()
  const review: RowReview = { decide, match, problems, saving }
  const [isMatching, setMatching] = useState(false)
  const showsMatch = needsMatch(row) || (isMatching && !isReadOnly)
  const cells = getCells(row)
  const targets = columns.split(' ')
  const isWide = showsMatch || cells.length === 0
  return (
    <tr
      className={`review-row review-row--${row.newListing ? 'new' : row.outcome}`}
      data-row={row.record}
    >
      <NameCell
        row={row}
        review={review}
        isMatching={isMatching}
        toggleMatching={() => setMatching(!isMatching)}
      />
      {isWide ? (
        <td className="review-wide" colSpan={targets.length}>
          <div>
            {showsMatch ? (
              <MatchPanel
                row={row}
                match={(input) => {
                  setMatching(false)
                  match(input)
                }}
              />
            ) : (
              <WholeRow row={row} review={review} />
            )}
          </div>
        </td>
      ) : (
        targets.map((target) => {
          const cell = cells.find((one) => one.target === target)
          return cell ? (
            <ChangeCell key={target} row={row} cell={cell} review={review} />
          ) : (
            <td key={target} className="review-cell review-cell--empty" />
          )
        })
      )}
      <td className="review-decision">
        <RowDecision row={row} review={review} />
      </td>
    </tr>
  )
})

const effects: Readonly<Record<string, string>> = {
  keep: 'Nothing changes.',
  'sold-out': 'Buyers see it as sold.',
  unpublish: 'Removed from the site and kept as a draft.',
}

/** A row without changed fields. */
function WholeRow({ row, review }: { row: ReviewRow; review: RowReview }) {
  if (isIgnored(row)) return <span className="field-review-note">This row is ignored.</span>
  if (row.newListing) return <NewListing row={row} review={review} />
  if (row.missing) {
    return (
      <>
        <strong className="review-blank">Not sent this month</strong>
        <span className="field-review-note">
          {effects[row.missing.decision?.choice ?? ''] ?? 'It stays as it is until you choose.'}
        </span>
      </>
    )
  }
  return <span className="field-review-note">Sent without changes.</span>
}

interface NameCellProps {
  row: ReviewRow
  review: RowReview
  isMatching: boolean
  toggleMatching: () => void
}

function NameCell({ row, review, isMatching, toggleMatching }: NameCellProps) {
  const { conflicts } = useReviewContext()
  const { record, kind, name, listing, lockedBy, problems } = row
  const conflict = conflicts.get(record)
  const mark = getRowMark(row)
  return (
    <th
      scope="row"
      tabIndex={-1}
      data-cell=""
      className="review-name"
      aria-label={describeRow(row)}
    >
      <span className="review-name__head">
        {kind === 'community' && <PictureThumb src={listing?.picture ?? null} />}
        <span>
          <strong id={`review-${record}`}>{name || 'Without a name'}</strong>
          <span className="review-name__detail">{getDetails(row).join(', ')}</span>
        </span>
      </span>
      <span className="review-name__tools">
        {mark && <RowBadge {...mark} />}
        <RowLinks
          row={row}
          review={review}
          isMatching={isMatching}
          toggleMatching={toggleMatching}
        />
      </span>
      {lockedBy !== null && (
        <span className="field-review-flag">
          <Lock aria-hidden="true" size={13} />
          {` ${lockedBy} is editing this listing now. It is published after that, or not at all.`}
        </span>
      )}
      {conflict !== undefined && <span className="field-review-problem">{conflict}</span>}
      {!row.newListing &&
        !needsMatch(row) &&
        problems.map((problem) => (
          <span key={problem} className="field-review-problem">
            {problem}
          </span>
        ))}
    </th>
  )
}

/** Links from a row to its page, its preview and another listing. */
function RowLinks({ row, review, isMatching, toggleMatching }: NameCellProps) {
  const { submission, isReadOnly } = useReviewContext()
  const { record, name, page, listing, match } = row
  const relink = getRelinkLabel(row)
  return (
    <>
      {listing?.href && (
        <a
          className="review-icon"
          href={listing.href}
          target="_blank"
          rel="noreferrer"
          title="View on site"
          aria-label={`View ${name} on the site, in a new tab`}
        >
          <ExternalLink aria-hidden="true" size={15} />
        </a>
      )}
      {page !== null && <PageButton submission={submission} page={page} name={name} />}
      {!isReadOnly && hasPreview(row) && (
        <a
          className="review-icon"
          href={adminPaths.submissionPreview(submission, record)}
          target="_blank"
          rel="noreferrer"
          title="Preview"
          aria-label={`Preview of ${name} with the submitted values, in a new tab`}
        >
          <Eye aria-hidden="true" size={16} />
        </a>
      )}
      {match && !isReadOnly && !needsMatch(row) && relink !== null && (
        <button
          type="button"
          className="review-icon"
          title={relink}
          aria-label={`${relink} ${name}`}
          aria-expanded={isMatching}
          onClick={
            match.decision === null
              ? toggleMatching
              : () => review.match({ record, decision: null })
          }
        >
          {match.decision === null ? (
            <Link2 aria-hidden="true" size={16} />
          ) : (
            <Undo2 aria-hidden="true" size={15} />
          )}
        </button>
      )}
    </>
  )
}

/** Label of the button that chooses another listing; `null` where there is no other. */
function getRelinkLabel({ match, listing }: ReviewRow): string | null {
  if (!match) return null
  if (match.decision !== null) return 'Take back the choice of'
  if (listing) return 'Choose another listing for'
  return match.candidates.length > 0 ? 'Already in the guide?' : null
}

/** City, verification, and how the row met its listing. */
function getDetails({ kind, listing, detail, match, outcome, places }: ReviewRow): string[] {
  const [place] = places
  const isSeen = kind === 'community' && outcome !== 'new' && listing?.verifiedAt
  const by = match?.decidedBy ? ` by ${match.decidedBy}` : ''
  const met =
    match?.decision === 'ignore'
      ? `ignored${by}`
      : match && match.decision !== null
        ? `chosen${by}`
        : match && listing && match.confidence < 1
          ? `${Math.round(match.confidence * 100)}% match: ${lowerFirst(match.reason)}`
          : null
  return [
    kind === 'community' ? listing?.detail || detail : null,
    isSeen ? `verified ${formatLongDay(isSeen, new Date())}` : null,
    met,
    place ? lowerFirst(place) : null,
  ].filter((part): part is string => Boolean(part))
}
