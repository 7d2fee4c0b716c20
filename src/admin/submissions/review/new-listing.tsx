'use client'

import { RotateCcw, TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import type { DecisionTarget } from '@/contract/submissions/decision-target'
import type {
  LackingField,
  PlanChoice,
  ReviewField,
  ReviewRow,
} from '@/contract/submissions/review'
import { decisionKey } from './decision-key'
import { useReviewContext } from './review-context'
import { describeNew, isAcceptable } from './row-rules'
import { useEditing } from './use-editing'
import type { RowReview } from './use-review'
import { ValueEditor } from './value-editor'

interface NewListingProps {
  row: ReviewRow
  review: RowReview
}

/** A listing that the guide does not have: all that was submitted, and what it lacks. */
export function NewListing({ row, review }: NewListingProps) {
  const { isReadOnly } = useReviewContext()
  const { record, name, newListing, fields, problems } = row
  if (!newListing) return null
  const { lacking, plan } = newListing
  const { canAccept, isComplete, as } = describeNew(row)
  return (
    <>
      <dl className="review-values">
        {fields.map((field) => (
          <NewValue key={field.field} row={row} field={field} review={review} />
        ))}
        {plan && <NewPlan row={row} plan={plan} review={review} />}
        {lacking.map((field) => (
          <NewValue key={field.field} row={row} field={field} review={review} />
        ))}
      </dl>
      {problems.map((problem) => (
        <p key={problem} className={canAccept ? 'field-review-flag' : 'field-review-problem'}>
          <TriangleAlert aria-hidden="true" size={13} /> {problem}
        </p>
      ))}
      {!isReadOnly && canAccept && (
        <label className="review-new-as">
          Accept it as
          <select
            className="guide-input"
            aria-label={`Accept it as: ${name}`}
            value={as}
            disabled={!isComplete}
            onChange={({ target }) => {
              const choice = target.value === 'draft' ? 'draft' : 'publish'
              review.decide([{ record, target: 'listing', choice }])
            }}
          >
            <option value="draft">a draft, to be completed</option>
            <option value="publish">published</option>
          </select>
        </label>
      )}
    </>
  )
}

interface NewValueProps extends NewListingProps {
  field: ReviewField | LackingField
}

/** A value of a new listing. One that is missing or cannot be stored is filled in here. */
function NewValue({ row, field, review }: NewValueProps) {
  const { isReadOnly, conflicts } = useReviewContext()
  const cell = useRef<HTMLElement>(null)
  const { record, name } = row
  const { field: id, label, decision } = field
  const editing = useEditing(record, id, review, cell)
  const submitted = 'state' in field ? field : null
  const mustFill = !decision && (submitted === null || !isAcceptable(submitted))
  const about = `${label} of ${name}`
  const shown = decision?.typed?.text ?? submitted?.toText ?? submitted?.text ?? ''
  const doubt = submitted && !decision ? (submitted.problem ?? submitted.marks[0]?.reason) : null
  const isRequired = 'isRequired' in field && field.isRequired
  const conflict = conflicts.get(decisionKey(record, id))
  return (
    <div
      className={mustFill ? `review-lack${isRequired ? ' review-lack--required' : ''}` : undefined}
    >
      <dt>
        {label}
        {mustFill && submitted === null && (
          <span className="review-lack__word">{isRequired ? 'Needed to publish' : 'Not sent'}</span>
        )}
      </dt>
      <dd>
        {isReadOnly ? (
          shown || '–'
        ) : mustFill || editing.isOpen ? (
          <ValueCell about={about} focus={cell}>
            <ValueEditor
              field={id}
              label={about}
              text={decision?.typed?.text ?? submitted?.text ?? ''}
              value={decision?.typed?.value ?? submitted?.to ?? null}
              problem={editing.problem ?? (mustFill ? (doubt ?? null) : null)}
              isSaving={editing.isSaving}
              takesFocus={editing.isOpen}
              save={editing.save}
              leave={editing.leave}
              isFixed={mustFill && !editing.isOpen}
            />
          </ValueCell>
        ) : (
          <FilledValue
            about={about}
            focus={cell}
            text={editing.isSaving ? 'Saving…' : shown || 'no value'}
            open={editing.open}
            undo={decision && (() => review.decide([{ record, target: id, choice: null }]))}
          />
        )}
        {submitted?.note && !decision && (
          <span className="field-review-note">{submitted.note}</span>
        )}
        {doubt && !mustFill && <span className="field-review-flag">{doubt}</span>}
        {conflict !== undefined && <span className="field-review-problem">{conflict}</span>}
      </dd>
    </div>
  )
}

interface ValueCellProps {
  about: string
  focus: React.RefObject<HTMLElement | null>
  children: React.ReactNode
}

/** A field of a row that has the focus before its control has. */
function ValueCell({ about, focus, children }: ValueCellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has another layout
    <span ref={focus} role="group" tabIndex={-1} data-cell={about} aria-label={about}>
      {children}
    </span>
  )
}

interface FilledValueProps {
  about: string
  focus: React.RefObject<HTMLElement | null>
  text: string
  open: () => void
  undo: (() => void) | null
}

function FilledValue({ about, focus, text, open, undo }: FilledValueProps) {
  return (
    <span className="review-filled">
      <button
        ref={(element) => {
          focus.current = element
        }}
        type="button"
        tabIndex={-1}
        data-cell={about}
        data-key="edit"
        className="review-cell__value"
        aria-label={`Edit ${about}, ${text}`}
        title="Edit (e)"
        onClick={open}
      >
        {text}
      </button>
      {undo && (
        <button
          type="button"
          tabIndex={-1}
          className="review-icon"
          aria-label={`Take back ${about}`}
          title="Take back"
          onClick={undo}
        >
          <RotateCcw aria-hidden="true" size={14} />
        </button>
      )}
    </span>
  )
}

interface NewPlanProps extends NewListingProps {
  plan: PlanChoice
}

const target: DecisionTarget = 'plan'

/** The plan of a new home, chosen among those of its community if it was not matched. */
function NewPlan({ row, plan, review }: NewPlanProps) {
  const { isReadOnly } = useReviewContext()
  const cell = useRef<HTMLElement>(null)
  const { record, name: home } = row
  const { name, isMatched, listing, plans, decision } = plan
  const chosen = decision?.typed?.text
  const about = `Floor plan of ${home}`
  const isLacking = !isMatched && !decision
  const value = String(decision?.typed?.value ?? listing ?? '')
  return (
    <div className={isLacking ? 'review-lack' : undefined}>
      <dt>
        Floor plan
        {isLacking && (
          <span className="review-lack__word">{name ? 'Not matched' : 'Not sent'}</span>
        )}
      </dt>
      <dd>
        {isReadOnly || plans.length === 0 ? (
          (chosen ?? name ?? '–')
        ) : (
          <ValueCell about={about} focus={cell}>
            <span data-editor="">
              <select
                className="guide-input"
                aria-label={about}
                value={value}
                onKeyDown={(event) => {
                  if (event.key === 'Escape') cell.current?.focus()
                }}
                onChange={({ target: { value: typed } }) =>
                  review.decide([
                    typed === ''
                      ? { record, target, choice: null }
                      : { record, target, choice: 'accept', typed },
                  ])
                }
              >
                <option value="">
                  {isMatched && listing === null ? `${name}, new as well` : (name ?? 'No plan')}
                </option>
                {plans.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </select>
            </span>
          </ValueCell>
        )}
      </dd>
    </div>
  )
}
