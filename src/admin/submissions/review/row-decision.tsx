'use client'

import { Check, Undo2, X } from 'lucide-react'
import type { missingChoices, ReviewRow } from '@/contract/submissions/review'
import { focusRow } from './focus-row'
import { useReviewContext } from './review-context'
import { acceptInputs, describeNew, getTargets, rejectInputs, undoInputs } from './row-rules'
import type { RowReview } from './use-review'

interface RowDecisionProps {
  row: ReviewRow
  review: RowReview
}

/** The decision about a listing as a whole, at the end of its row. */
export function RowDecision({ row, review }: RowDecisionProps) {
  const { isReadOnly } = useReviewContext()
  const targets = getTargets(row)
  if (targets.length === 0) return null
  if (isReadOnly) return <span className="review-state">{describeDecisions(row)}</span>
  if (row.missing) return <MissingButtons row={row} review={review} />
  return <WholeButtons row={row} review={review} />
}

/** `Accepted`, `2 of 3 decided`, `Not decided`: for those who only read. */
function describeDecisions(row: ReviewRow): string {
  const choices = getTargets(row).map(([, decision]) => decision?.choice ?? null)
  const done = choices.filter((choice) => choice !== null).length
  if (done === 0) return 'Not decided'
  if (done < choices.length) return `${done} of ${choices.length} decided`
  const [choice] = choices
  if (row.missing) return missing.find(([one]) => one === choice)?.[1] ?? 'Decided'
  if (choices.every((one) => one === 'reject')) return 'Rejected'
  return choices.some((one) => one === 'reject') ? 'Decided' : 'Accepted'
}

function WholeButtons({ row, review }: RowDecisionProps) {
  const { name } = row
  const choices = getTargets(row).map(([, decision]) => decision?.choice ?? null)
  const isRejected = choices.every((choice) => choice === 'reject')
  const isAccepted = choices.every((choice) => choice !== null && choice !== 'reject')
  const accepted = acceptInputs(row)
  const rejected = rejectInputs(row)
  const undone = undoInputs(row)
  const words = getAcceptWords(row)
  return (
    <>
      <span className="review-buttons">
        <button
          type="button"
          data-row-key="accept"
          className="review-buttons__accept"
          aria-pressed={isAccepted}
          aria-disabled={accepted.length === 0}
          aria-label={`${words} ${name}`}
          onClick={() => review.decide(accepted)}
        >
          <Check aria-hidden="true" size={15} /> {words}
        </button>
        <button
          type="button"
          data-row-key="reject"
          className="review-buttons__reject"
          aria-pressed={isRejected}
          aria-disabled={rejected.length === 0}
          aria-label={`Reject ${name}`}
          onClick={() => review.decide(rejected)}
        >
          <X aria-hidden="true" size={15} /> Reject
        </button>
      </span>
      <button
        type="button"
        data-row-key="undo"
        className="review-icon review-undo"
        disabled={undone.length === 0}
        aria-label={`Undo the decisions about ${name}`}
        title="Undo (u)"
        onClick={(event) => {
          focusRow(event)
          review.decide(undone)
        }}
      >
        <Undo2 aria-hidden="true" size={16} />
      </button>
    </>
  )
}

/** Label of _Accept_. For a new listing, it says what accepting does. */
function getAcceptWords(row: ReviewRow): string {
  if (!row.newListing) return 'Accept'
  return describeNew(row).as === 'publish' ? 'Accept, publish' : 'Accept as draft'
}

type MissingChoice = (typeof missingChoices)[number]

const missing: readonly (readonly [MissingChoice, string])[] = [
  ['keep', 'Keep'],
  ['sold-out', 'Sold out'],
  ['unpublish', 'Unpublish'],
]

/** A home is sold, and a floor plan is not sold out by itself. */
const getMissingChoices = (kind: ReviewRow['kind']) =>
  missing
    .filter(([choice]) => kind !== 'plan' || choice !== 'sold-out')
    .map(
      ([choice, label]) =>
        [choice, kind === 'home' && choice === 'sold-out' ? 'Sold' : label] as const,
    )

function MissingButtons({ row, review }: RowDecisionProps) {
  const { record, name, kind } = row
  const chosen = row.missing?.decision?.choice
  return (
    <span className="review-buttons">
      {getMissingChoices(kind).map(([choice, label]) => (
        <button
          key={choice}
          type="button"
          data-row-key={choice === 'keep' ? 'accept' : undefined}
          className="review-buttons__choice"
          aria-pressed={chosen === choice}
          aria-label={`${label}: ${name}`}
          onClick={() =>
            review.decide([
              { record, target: 'missing', choice: chosen === choice ? null : choice },
            ])
          }
        >
          {label}
        </button>
      ))}
    </span>
  )
}
