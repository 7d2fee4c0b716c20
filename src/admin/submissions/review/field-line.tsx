'use client'

import { ArrowRight, Pencil, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ReviewField, ReviewRow } from '@/contract/submissions/review'
import { fieldOf } from '@/domain/submissions/fields'
import { formatDayOrTime } from '@/lib/format-date'
import type { Conflicts } from './conflicts'
import { DecisionButtons } from './decision-buttons'
import { decisionKey } from './decision-key'
import { MarkBadge } from './mark-badge'
import { isAcceptable, listItems, markOf, priceChange } from './row-rules'
import type { RowReview } from './use-review'
import { ValueEditor } from './value-editor'

interface FieldLineProps {
  row: ReviewRow
  field: ReviewField
  review: RowReview
  isReadOnly: boolean
  /** Name of the signed-in user, whose own decisions are not signed. */
  own: string
  conflicts: Conflicts
}

/** `sent`: what was typed is being read. The field stays until it is understood. */
type Editing = 'closed' | 'open' | 'sent'

/** A field: what the site shows, what was submitted, why it needs a look, and the decision. */
export function FieldLine({ row, field, review, isReadOnly, own, conflicts }: FieldLineProps) {
  const { record, name } = row
  const { label, decision, fromText } = field
  const key = decisionKey(record, field.field)
  const conflict = conflicts.get(key)
  const problem = review.problems.get(key) ?? null
  const isSaving = review.saving.has(key)
  const [editing, setEditing] = useState<Editing>('closed')
  const mustCorrect = !isAcceptable(field) && decision?.choice !== 'reject'
  const isUnread = editing === 'sent' && (isSaving || problem !== null)
  const isOpen = !isReadOnly && (editing === 'open' || isUnread || mustCorrect)
  const line = useRef<HTMLTableRowElement>(null)
  const mark = markOf(field)
  const reading = fieldOf(field.field).reading.as
  const save = (typed: string) => {
    review.decide([{ record, target: field.field, choice: 'accept', typed }])
    setEditing('sent')
  }
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // The field had the focus, and is gone.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      line.current?.querySelector<HTMLElement>('[data-key="edit"]')?.focus()
    }
    wasOpen.current = isOpen
  }, [isOpen])
  const shown = decision?.typed ? decision.typed.text : (field.toText ?? '')
  return (
    <tr
      ref={line}
      data-line={key}
      className={`field-review-line field-review-line--${lineState(field)}`}
    >
      <th scope="row">{label}</th>
      <td className="field-review-line__now">
        <span className="field-review-cell-name">On the site: </span>
        <OldValue text={fromText} isReplaced={decision !== null && decision.choice !== 'reject'} />
        <ArrowRight aria-hidden="true" size={16} />
      </td>
      <td className="field-review-line__submitted">
        <span className="field-review-cell-name">Submitted: </span>
        {isOpen ? (
          <ValueEditor
            label={`Submitted value of ${label}, ${name}`}
            initial={decision?.typed?.text ?? field.text}
            isLong={reading === 'paragraphs'}
            problem={problem ?? field.problem ?? field.marks[0]?.reason ?? null}
            isSaving={isSaving}
            takesFocus={editing !== 'closed'}
            save={save}
            close={mustCorrect ? undefined : () => setEditing('closed')}
          />
        ) : (
          <>
            <SubmittedValue field={field} isSaving={isSaving} />
            {!isReadOnly && (
              <button
                type="button"
                data-key="edit"
                className="field-review-edit"
                aria-label={`Edit ${label} of ${name}`}
                title="Edit (e)"
                onClick={() => setEditing('open')}
              >
                <Pencil aria-hidden="true" size={14} />
              </button>
            )}
          </>
        )}
        <Notes field={field} isOpen={isOpen} />
        {conflict !== undefined && <span className="field-review-problem">{conflict}</span>}
        {decision && decision.by !== own && (
          <span className="field-review-note">
            {`${decision.choice === 'reject' ? 'Rejected' : 'Accepted'} by ${decision.by}, ${formatDayOrTime(decision.at, new Date())}`}
          </span>
        )}
      </td>
      <td className="field-review-line__mark">
        <MarkBadge {...mark} />
      </td>
      <td className="field-review-line__decision">
        <DecisionButtons
          about={`${label} of ${name}${shown === '' ? '' : `, ${shown}`}`}
          decision={decision}
          isAcceptable={isAcceptable(field)}
          isDisabled={isReadOnly}
          decide={(choice) => review.decide([{ record, target: field.field, choice }])}
        />
      </td>
    </tr>
  )
}

/** The background of a line. A decision counts before a flag. */
function lineState(field: ReviewField): 'accepted' | 'rejected' | 'invalid' | 'open' {
  if (field.decision) return field.decision.choice === 'reject' ? 'rejected' : 'accepted'
  return isAcceptable(field) ? 'open' : 'invalid'
}

function OldValue({ text, isReplaced }: { text: string | null; isReplaced: boolean }) {
  if (text === null) return <em>none</em>
  return isReplaced ? <s>{text}</s> : <span>{text}</span>
}

function SubmittedValue({ field, isSaving }: { field: ReviewField; isSaving: boolean }) {
  const { decision, fromText, toText, to, text } = field
  if (isSaving && toText === null) return <strong>Saving…</strong>
  if (decision?.typed) {
    return (
      <>
        <strong>{decision.typed.text || 'no value'}</strong>
        <span className="field-review-note">{`Corrected; submitted as “${text}”`}</span>
      </>
    )
  }
  if (toText === null) return <strong className="field-review-blank">no value</strong>
  if (!Array.isArray(to)) return <strong>{toText}</strong>
  return (
    <strong className="field-review-items">
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

/** What was done to read the value, and why it is unusual, in words. */
function Notes({ field, isOpen }: { field: ReviewField; isOpen: boolean }) {
  const { state, note, problem, marks, decision } = field
  const change = decision?.typed || marks.length > 0 ? null : priceChange(field)
  const reasons = isOpen && state !== 'ready' && problem === null ? marks.slice(1) : marks
  return (
    <>
      {change !== null && <span className="field-review-note">{change}</span>}
      {note !== null && !decision?.typed && <span className="field-review-note">{note}</span>}
      {state === 'unclear' && !isOpen && problem !== null && (
        <span className="field-review-flag">
          <TriangleAlert aria-hidden="true" size={14} /> {problem}
        </span>
      )}
      {reasons.map(({ code, level, reason }) => (
        <span
          key={code}
          className={level === 'impossible' ? 'field-review-problem' : 'field-review-flag'}
        >
          <TriangleAlert aria-hidden="true" size={14} /> {reason}
        </span>
      ))}
    </>
  )
}
