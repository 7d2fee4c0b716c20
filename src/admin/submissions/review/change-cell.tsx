'use client'

import { Check, TriangleAlert, X } from 'lucide-react'
import { Fragment, useId, useRef } from 'react'
import type { Decision, ReviewField, ReviewRow } from '@/contract/submissions/review'
import { formatDayOrTime } from '@/lib/dates/format-date'
import { decisionKey } from './decision-key'
import { type ReviewCell, sayDecision } from './review-cells'
import { useReviewContext } from './review-context'
import { isAcceptable, listItems, priceChange } from './row-rules'
import { useEditing } from './use-editing'
import type { RowReview } from './use-review'
import { ValueEditor } from './value-editor'

interface ChangeCellProps {
  row: ReviewRow
  cell: ReviewCell
  review: RowReview
}

/** A change of a listing: old and new value, why it needs a look, and what was decided. */
export function ChangeCell({ row, cell, review }: ChangeCellProps) {
  const { isReadOnly, own, conflicts } = useReviewContext()
  const { record, name } = row
  const { target, label, field, decision } = cell
  const element = useRef<HTMLTableCellElement>(null)
  const editing = useEditing(record, field?.field ?? null, review, element)
  const conflict = conflicts.get(decisionKey(record, target))
  const isOpen = field !== null && editing.isOpen
  const id = useId()
  const parts = ['about', 'value', 'notes', 'decided'].map((part) => `${id}-${part}`)
  const decide = (choice: 'accept' | 'reject') => {
    const isPressed = (decision !== null && decision.choice !== 'reject') === (choice === 'accept')
    review.decide([{ record, target, choice: decision && isPressed ? null : choice }])
  }
  return (
    <td
      ref={element}
      tabIndex={-1}
      data-cell={target}
      data-column={label}
      className={`review-cell review-cell--${getCellState(cell)}`}
      // The name has the visible texts as they are, so that it can be spoken as it is read.
      aria-labelledby={isOpen ? undefined : parts.join(' ')}
    >
      <span id={`${id}-about`} hidden>{`${label} of ${name}, old and new:`}</span>
      {isOpen ? (
        <ValueEditor
          field={field.field}
          label={`${label} of ${name}`}
          text={decision?.typed?.text ?? field.text}
          value={decision?.typed ? decision.typed.value : field.to}
          problem={editing.problem}
          isSaving={editing.isSaving}
          takesFocus
          save={editing.save}
          leave={editing.leave}
        />
      ) : (
        <span className="review-cell__head">
          {isReadOnly || field === null ? (
            <span id={`${id}-value`}>
              <ChangeText cell={cell} isSaving={editing.isSaving} />
            </span>
          ) : (
            <button
              type="button"
              tabIndex={-1}
              data-key="edit"
              className="review-cell__value"
              title="Edit (e)"
              onClick={editing.open}
            >
              <span className="dashboard-hidden">{`Edit ${label} of ${name}, `}</span>
              <span id={`${id}-value`}>
                <ChangeText cell={cell} isSaving={editing.isSaving} />
              </span>
            </button>
          )}
          {!isReadOnly && (
            <CellButtons
              about={`${label} of ${name}${cell.toText === null ? '' : `, ${cell.toText}`}`}
              decision={decision}
              isAcceptable={field === null || isAcceptable(field)}
              decide={decide}
            />
          )}
        </span>
      )}{' '}
      <span id={`${id}-notes`} className="review-cell__notes">
        {field && <Notes field={field} />}{' '}
        {conflict !== undefined && <span className="field-review-problem">{conflict}</span>}{' '}
        {decision && <Signature decision={decision} own={own} />}
      </span>
      <span id={`${id}-decided`} hidden>
        {sayDecision(decision)}
      </span>
    </td>
  )
}

/** The background of a cell. A decision counts before a doubt. */
function getCellState({ decision, field }: ReviewCell) {
  if (decision) return decision.choice === 'reject' ? 'rejected' : 'accepted'
  if (!field || (field.state === 'ready' && field.marks.length === 0)) return 'open'
  return isAcceptable(field) ? 'unusual' : 'invalid'
}

interface CellButtonsProps {
  about: string
  decision: Decision | null
  isAcceptable: boolean
  decide: (choice: 'accept' | 'reject') => void
}

/** _Accept_ and _Reject_ of one change. The pressed one takes the decision back. */
function CellButtons({ about, decision, isAcceptable, decide }: CellButtonsProps) {
  const isRejected = decision?.choice === 'reject'
  return (
    <span className="review-cell__buttons">
      <button
        type="button"
        tabIndex={-1}
        data-key="accept"
        aria-pressed={decision !== null && !isRejected}
        aria-label={`Accept ${about}`}
        title="Accept (a)"
        disabled={!isAcceptable}
        onClick={() => decide('accept')}
      >
        <Check aria-hidden="true" size={16} />
      </button>
      <button
        type="button"
        tabIndex={-1}
        data-key="reject"
        aria-pressed={isRejected}
        aria-label={`Reject ${about}`}
        title="Reject (r)"
        onClick={() => decide('reject')}
      >
        <X aria-hidden="true" size={16} />
      </button>
    </span>
  )
}

function ChangeText({ cell, isSaving }: { cell: ReviewCell; isSaving: boolean }) {
  const { fromText, toText, decision, field } = cell
  if (Array.isArray(field?.to) && !decision?.typed) {
    return (
      <strong className="review-items">
        {listItems(fromText, toText).map(({ text, change }) =>
          change === 'same' ? (
            <span key={text}>{text}</span>
          ) : change === 'added' ? (
            <ins key={text}>{text}</ins>
          ) : (
            <del key={text}>{text}</del>
          ),
        )}
      </strong>
    )
  }
  const typed = decision?.typed
  const shown = typed ? typed.text || 'no value' : toText
  return (
    <>
      {fromText === null ? <em>none</em> : <s>{fromText}</s>}{' '}
      <strong className={shown === null ? 'review-blank' : undefined}>
        {isSaving && shown === null ? 'Saving…' : (shown ?? (field?.text || 'no value'))}
      </strong>
    </>
  )
}

/**
 * Notes in words: how the value was read, and why it is unusual. The spaces between them separate the words
 * in the name of the cell.
 */
function Notes({ field }: { field: ReviewField }) {
  const { note, problem, marks, decision, text } = field
  if (decision?.typed) {
    return <span className="field-review-note">{`Corrected; submitted as “${text}”`}</span>
  }
  const change = marks.length > 0 ? null : priceChange(field)
  const isInvalid = !isAcceptable(field)
  const reasons = [...(problem === null ? [] : [problem]), ...marks.map(({ reason }) => reason)]
  return (
    <>
      {change !== null && <span className="field-review-note">{change}</span>}{' '}
      {note !== null && <span className="field-review-note">{note}</span>}{' '}
      {reasons.map((reason) => (
        <Fragment key={reason}>
          <span className={isInvalid ? 'field-review-problem' : 'field-review-flag'}>
            <TriangleAlert aria-hidden="true" size={13} /> {reason}
          </span>{' '}
        </Fragment>
      ))}
    </>
  )
}

/** Who decided, if it was another editor. */
function Signature({ decision, own }: { decision: Decision; own: string }) {
  const { by, at, choice } = decision
  if (by === own) return null
  return (
    <span className="field-review-note">
      {`${choice === 'reject' ? 'Rejected' : 'Accepted'} by ${by}, ${formatDayOrTime(at, new Date())}`}
    </span>
  )
}
