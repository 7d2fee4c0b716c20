'use client'

import { ArrowRight, TriangleAlert } from 'lucide-react'
import type {
  DecisionChoice,
  missingChoices,
  ReviewField,
  ReviewRow,
} from '@/contract/submissions/review'
import { DecisionButtons } from './decision-buttons'
import { decisionKey } from './decision-key'
import { MarkBadge } from './mark-badge'
import { markOf } from './row-rules'
import type { RowReview } from './use-review'
import { ValueEditor } from './value-editor'

interface LineProps {
  row: ReviewRow
  review: RowReview
  isReadOnly: boolean
}

const stateOf = (choice: DecisionChoice | undefined) =>
  choice === undefined ? 'open' : choice === 'reject' ? 'rejected' : 'accepted'

/** The plan of a home, which changes to another one. */
export function PlanLine({ row, review, isReadOnly }: LineProps) {
  const { record, name, plan } = row
  if (!plan) return null
  return (
    <tr
      data-line={decisionKey(record, 'plan')}
      className={`field-review-line field-review-line--${stateOf(plan.decision?.choice)}`}
    >
      <th scope="row">Floor plan</th>
      <td className="field-review-line__now">
        <span className="field-review-cell-name">On the site: </span>
        {plan.from === null ? <em>none</em> : <span>{plan.from}</span>}
        <ArrowRight aria-hidden="true" size={16} />
      </td>
      <td className="field-review-line__submitted">
        <span className="field-review-cell-name">Submitted: </span>
        <strong>{plan.to}</strong>
      </td>
      <td className="field-review-line__mark">
        <MarkBadge
          label={plan.from === null ? 'New' : 'Changed'}
          tone={plan.from === null ? 'good' : 'notice'}
        />
      </td>
      <td className="field-review-line__decision">
        <DecisionButtons
          about={`Floor plan of ${name}, ${plan.to}`}
          decision={plan.decision}
          isDisabled={isReadOnly}
          decide={(choice) => review.decide([{ record, target: 'plan', choice }])}
        />
      </td>
    </tr>
  )
}

/** A listing that the guide does not have, with all that was submitted about it. */
export function NewListingLine({ row, review, isReadOnly }: LineProps) {
  const { record, name, newListing, fields, outcome, problems } = row
  if (!newListing) return null
  const { decision, newAs } = newListing
  const isDraft =
    decision?.choice === 'draft' || (decision?.choice !== 'publish' && newAs === 'draft')
  const hasProblem = outcome === 'invalid' || fields.some(({ state }) => state === 'impossible')
  return (
    <tr
      data-line={decisionKey(record, 'listing')}
      className={`field-review-line field-review-line--${hasProblem && !decision ? 'invalid' : stateOf(decision?.choice)}`}
    >
      <th scope="row">Whole listing</th>
      <td className="field-review-line__now">
        <span className="field-review-cell-name">On the site: </span>
        <em>none</em>
        <ArrowRight aria-hidden="true" size={16} />
      </td>
      <td className="field-review-line__submitted">
        <span className="field-review-cell-name">Submitted: </span>
        <dl className="field-review-values">
          {fields.map((field) => (
            <NewValue
              key={field.field}
              row={row}
              field={field}
              review={review}
              isReadOnly={isReadOnly}
            />
          ))}
        </dl>
        {problems.map((problem) => (
          <span key={problem} className={hasProblem ? 'field-review-problem' : 'field-review-flag'}>
            <TriangleAlert aria-hidden="true" size={14} /> {problem}
          </span>
        ))}
        <label className="field-review-new">
          Accept it as
          <select
            className="guide-input"
            aria-label={`Accept ${name} as`}
            value={isDraft ? 'draft' : 'publish'}
            disabled={isReadOnly || hasProblem || problems.length > 0}
            onChange={({ target }) => {
              const choice = target.value === 'draft' ? 'draft' : 'publish'
              review.decide([{ record, target: 'listing', choice }])
            }}
          >
            <option value="draft">a draft, to be completed</option>
            <option value="publish">published</option>
          </select>
        </label>
      </td>
      <td className="field-review-line__mark">
        {hasProblem ? (
          <MarkBadge label="Invalid" tone="danger" />
        ) : (
          <MarkBadge label="New" tone="good" />
        )}
      </td>
      <td className="field-review-line__decision">
        <DecisionButtons
          about={`the new listing ${name}`}
          decision={decision}
          isAcceptable={!hasProblem}
          isDisabled={isReadOnly}
          decide={(choice) => review.decide([{ record, target: 'listing', choice }])}
        />
      </td>
    </tr>
  )
}

/** A value of a new listing. One that cannot be stored is corrected here. */
function NewValue({ row, field, review, isReadOnly }: LineProps & { field: ReviewField }) {
  const { label, decision, toText, state, problem, marks, note } = field
  const key = decisionKey(row.record, field.field)
  const mustCorrect = !isReadOnly && state !== 'ready' && !decision
  const reason = problem ?? marks[0]?.reason ?? null
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {mustCorrect ? (
          <ValueEditor
            label={`Submitted value of ${label}, ${row.name}`}
            initial={field.text}
            isLong={false}
            problem={review.problems.get(key) ?? reason}
            isSaving={review.saving.has(key)}
            takesFocus={false}
            save={(typed) =>
              review.decide([{ record: row.record, target: field.field, choice: 'accept', typed }])
            }
          />
        ) : (
          <>
            {decision?.typed?.text ?? toText ?? field.text}
            {note !== null && <span className="field-review-note">{note}</span>}
            {state === 'ready' && reason !== null && (
              <span className="field-review-flag">{`${markOf(field).label}: ${reason}`}</span>
            )}
          </>
        )}
      </dd>
    </div>
  )
}

type MissingChoice = (typeof missingChoices)[number]

const choices: readonly (readonly [MissingChoice, string, string])[] = [
  ['keep', 'Keep', 'Nothing changes.'],
  ['sold-out', 'Sold out', 'Buyers see it as sold out.'],
  ['unpublish', 'Unpublish', 'Removed from the site and kept as a draft.'],
]

/** A floor plan is not sold out by itself. */
const choicesOf = (kind: ReviewRow['kind']) =>
  kind === 'plan' ? choices.filter(([choice]) => choice !== 'sold-out') : choices

/** A listing of the builder that was not submitted. Nothing happens to it without a choice. */
export function MissingLine({ row, review, isReadOnly }: LineProps) {
  const { record, name, missing, kind } = row
  if (!missing) return null
  const chosen = missing.decision?.choice
  const effect = choices.find(([choice]) => choice === chosen)?.[2]
  return (
    <tr
      data-line={decisionKey(record, 'missing')}
      className={`field-review-line field-review-line--${stateOf(chosen)}`}
    >
      <th scope="row">Whole listing</th>
      <td className="field-review-line__now">
        <span className="field-review-cell-name">On the site: </span>
        <span>{row.listing?.isPublished === false ? 'not published' : 'published'}</span>
        <ArrowRight aria-hidden="true" size={16} />
      </td>
      <td className="field-review-line__submitted">
        <span className="field-review-cell-name">Submitted: </span>
        <strong className="field-review-blank">not sent this month</strong>
        <span className="field-review-note">{effect ?? 'It stays as it is until you choose.'}</span>
      </td>
      <td className="field-review-line__mark">
        <MarkBadge label="Missing" tone="warning" />
      </td>
      <td className="field-review-line__decision">
        <span className="field-review-decision">
          {choicesOf(kind).map(([choice, label]) => {
            const word = kind === 'home' && choice === 'sold-out' ? 'Sold' : label
            return (
              <button
                key={choice}
                type="button"
                data-key={choice === 'keep' ? 'accept' : undefined}
                className="field-review-decision__choice"
                aria-pressed={chosen === choice}
                aria-label={`${word}: ${name}`}
                disabled={isReadOnly}
                onClick={() =>
                  review.decide([
                    { record, target: 'missing', choice: chosen === choice ? null : choice },
                  ])
                }
              >
                {word}
              </button>
            )
          })}
        </span>
      </td>
    </tr>
  )
}
