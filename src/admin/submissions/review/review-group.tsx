'use client'

import { CheckCheck, ExternalLink, Eye, Lock } from 'lucide-react'
import { memo, useState } from 'react'
import { adminPaths } from '@/config/admin-paths'
import type { ReviewRow } from '@/contract/submissions/review'
import { kindLabels } from '@/domain/submissions/fields'
import { formatLongDay } from '@/lib/format-date'
import type { Conflicts } from './conflicts'
import { FieldLine } from './field-line'
import { MatchPanel } from './match-panel'
import { PictureThumb } from './picture-thumb'
import { MissingLine, NewListingLine, PlanLine } from './row-lines'
import { acceptRest, hasPreview, isIgnored, needsMatch } from './row-rules'
import type { RowReview } from './use-review'

interface ReviewGroupProps extends RowReview {
  submission: number
  row: ReviewRow
  isReadOnly: boolean
  /** Name of the signed-in user. */
  own: string
  conflicts: Conflicts
}

/**
 * A row of the submission: its listing, and a line for each thing to decide. A decision about one row
 * does not render the others.
 */
export const ReviewGroup = memo(function ReviewGroup(props: ReviewGroupProps) {
  const { submission, row, isReadOnly, own, conflicts, decide, match, saving } = props
  const review: RowReview = { decide, match, problems: props.problems, saving }
  const conflict = conflicts.get(row.record)
  const [isMatching, setMatching] = useState(false)
  const { record, kind, problems } = row
  const mustMatch = needsMatch(row)
  const showsMatch = mustMatch || (isMatching && !isReadOnly)
  const heading = `review-${record}`
  return (
    <tbody className={`field-review-group field-review-group--${kind}`} aria-labelledby={heading}>
      <tr className="field-review-group__head">
        <th scope="rowgroup" colSpan={5}>
          <GroupHead
            submission={submission}
            row={row}
            review={review}
            isReadOnly={isReadOnly}
            heading={heading}
            isMatching={showsMatch}
            toggleMatching={() => setMatching(!isMatching)}
          />
          {conflict !== undefined && <p className="field-review-problem">{conflict}</p>}
          {!row.newListing &&
            !mustMatch &&
            problems.map((problem) => (
              <p key={problem} className="field-review-problem">
                {problem}
              </p>
            ))}
        </th>
      </tr>
      {showsMatch && (
        <tr className="field-review-line field-review-line--match" data-line={`${record} match`}>
          <td colSpan={5}>
            <MatchPanel
              row={row}
              isReadOnly={isReadOnly}
              match={(input) => {
                setMatching(false)
                review.match(input)
              }}
            />
          </td>
        </tr>
      )}
      {!mustMatch && !isIgnored(row) && !row.newListing && (
        <>
          {row.fields.map((field) => (
            <FieldLine
              key={field.field}
              row={row}
              field={field}
              review={review}
              isReadOnly={isReadOnly}
              own={own}
              conflicts={conflicts}
            />
          ))}
          <PlanLine row={row} review={review} isReadOnly={isReadOnly} />
        </>
      )}
      {!mustMatch && <NewListingLine row={row} review={review} isReadOnly={isReadOnly} />}
      <MissingLine row={row} review={review} isReadOnly={isReadOnly} />
    </tbody>
  )
})

interface GroupHeadProps {
  submission: number
  row: ReviewRow
  review: RowReview
  isReadOnly: boolean
  heading: string
  isMatching: boolean
  toggleMatching: () => void
}

function GroupHead(props: GroupHeadProps) {
  const { submission, row, review, isReadOnly, heading, isMatching, toggleMatching } = props
  const { record, name, kind, listing, match, lockedBy } = row
  const rest = acceptRest(row)
  const relinkLabel = relinkLabelOf(row)
  const canPreview = !isReadOnly && hasPreview(row)
  return (
    <div className="field-review-head">
      {kind === 'community' && <PictureThumb src={listing?.picture ?? null} />}
      <div className="field-review-head__words">
        <strong id={heading} className="field-review-head__name">
          {kind !== 'community' && (
            <span className="field-review-head__kind">{kindLabels[kind]}</span>
          )}
          {name || 'Without a name'}
        </strong>
        <span className="field-review-head__detail">
          {detailsOf(row).join(', ')}
          {match && !isReadOnly && !needsMatch(row) && relinkLabel !== null && (
            <button
              type="button"
              className="field-review-link"
              aria-expanded={isMatching}
              aria-label={`${relinkLabel} ${name}`}
              onClick={
                match.decision === null
                  ? toggleMatching
                  : () => review.match({ record, decision: null })
              }
            >
              {relinkLabel}
            </button>
          )}
        </span>
        {lockedBy !== null && (
          <span className="field-review-flag">
            <Lock aria-hidden="true" size={14} />
            {`${lockedBy} is editing this listing now. It is published after that, or not at all.`}
          </span>
        )}
      </div>
      <div className="field-review-head__buttons">
        {listing?.href && (
          <a className="dashboard-button" href={listing.href} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden="true" size={15} /> See page
            <span className="dashboard-hidden">{` of ${name}, in a new tab`}</span>
          </a>
        )}
        {canPreview && (
          <a
            className="dashboard-button"
            href={adminPaths.submissionPreview(submission, record)}
            target="_blank"
            rel="noreferrer"
          >
            <Eye aria-hidden="true" size={15} /> Preview
            <span className="dashboard-hidden">
              {` of ${name} with the submitted values, in a new tab`}
            </span>
          </a>
        )}
        {!isReadOnly && rest.length > 0 && (
          <button
            type="button"
            className="dashboard-button"
            aria-label={`Accept the rest of ${name}`}
            onClick={() => review.decide(rest)}
          >
            <CheckCheck aria-hidden="true" size={15} /> Accept the rest
          </button>
        )}
      </div>
    </div>
  )
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** What leads to the choice of another listing; `null` where there is no other. */
function relinkLabelOf({ match, listing }: ReviewRow): string | null {
  if (!match) return null
  if (match.decision !== null) return 'Take back'
  if (listing) return 'Not this one?'
  return match.candidates.length > 0 ? 'Already in the guide?' : null
}

/** City, verification, and how the row met its listing. */
function detailsOf(row: ReviewRow): string[] {
  const { listing, detail, match, outcome, places } = row
  const [place] = places
  const verified = listing?.verifiedAt
    ? `verified ${formatLongDay(listing.verifiedAt, new Date())}`
    : null
  const met =
    match?.decision === 'ignore'
      ? `ignored${match.decidedBy ? ` by ${match.decidedBy}` : ''}`
      : match && match.decision !== null
        ? `chosen${match.decidedBy ? ` by ${match.decidedBy}` : ''}`
        : match && listing && match.confidence < 1
          ? `${Math.round(match.confidence * 100)}% alike: ${lowerFirst(match.reason)}`
          : null
  return [
    listing?.detail || detail,
    outcome === 'new' ? 'not in the guide yet' : verified,
    outcome === 'unchanged' && match?.decision !== 'ignore' ? 'no changes' : null,
    met,
    place ? lowerFirst(place) : null,
  ].filter((part): part is string => Boolean(part))
}
