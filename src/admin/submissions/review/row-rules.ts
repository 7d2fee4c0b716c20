import type { DecisionTarget } from '@/contract/submissions/decision-target'
import type { Decision, DecisionInput, ReviewField, ReviewRow } from '@/contract/submissions/review'
import type { SubmissionCounts } from '@/contract/submissions/submission'
import { nameField } from '@/domain/submissions/compare/review-rows'
import type { Tone } from '../../cells/badge'

/** A mark that an editor has to see before the values of a row. */
export interface ReviewBadge {
  readonly label: 'New' | 'Missing' | 'To match' | 'Unusual' | 'Invalid'
  readonly tone: Tone
}

/** The mark of a row; `null` for plain changes. */
export function getRowMark(row: ReviewRow): ReviewBadge | null {
  if (isIgnored(row)) return null
  if (needsMatch(row)) return { label: 'To match', tone: 'warning' }
  if (row.missing) return { label: 'Missing', tone: 'warning' }
  if (row.newListing) return { label: 'New', tone: 'good' }
  const open = row.fields.filter(({ decision }) => decision === null)
  if (open.some((field) => !isAcceptable(field))) return { label: 'Invalid', tone: 'danger' }
  return open.some(({ marks }) => marks.length > 0) ? { label: 'Unusual', tone: 'warning' } : null
}

/** Whether _Accept_ can store the value: it is possible, and for an unclear one there is a proposal. */
export function isAcceptable({ state, hasProposal, decision }: ReviewField): boolean {
  if (decision?.typed) return true
  return state === 'ready' || (state === 'unclear' && hasProposal)
}

/** Targets of a row that can be decided, with the decisions. A row that needs a match has none. */
export function getTargets(row: ReviewRow): readonly [DecisionTarget, Decision | null][] {
  if (needsMatch(row)) return []
  if (row.missing) return [['missing', row.missing.decision]]
  if (row.newListing) return [['listing', row.newListing.decision]]
  const fields = row.fields.map(({ field, decision }): [DecisionTarget, Decision | null] => [
    field,
    decision,
  ])
  return row.plan ? [...fields, ['plan', row.plan.decision]] : fields
}

/** Whether the editor has to say which listing the row is. */
export function needsMatch({ outcome, match }: ReviewRow): boolean {
  if (match?.decision === 'ignore') return false
  return outcome === 'unmatched' || (match?.duplicateOf ?? null) !== null
}

/** Whether the row changes what buyers see of a listing, or makes a new one that could be shown. */
export function hasPreview(row: ReviewRow): boolean {
  if (needsMatch(row) || isIgnored(row)) return false
  if (row.newListing) {
    return row.outcome === 'new' && row.newListing.decision?.choice !== 'reject'
  }
  return row.listing !== null && (row.fields.length > 0 || row.plan !== null)
}

export const isIgnored = ({ match }: ReviewRow): boolean => match?.decision === 'ignore'

/** Whether nothing in the row waits for a decision. */
export const isDecided = (row: ReviewRow): boolean =>
  !needsMatch(row) && getTargets(row).every(([, decision]) => decision !== null)

/** How a new listing can be accepted. */
export interface NewState {
  readonly canAccept: boolean
  /** Whether it can be published. */
  readonly isComplete: boolean
  readonly as: 'publish' | 'draft'
}

/** A new listing needs a name, and possible values; what else is required makes it a draft. */
export function describeNew({ kind, fields, newListing }: ReviewRow): NewState {
  const lacking = (newListing?.lacking ?? []).filter(
    ({ isRequired, decision }) => isRequired && !decision?.typed,
  )
  const isPossible = fields.every(({ state, decision }) => state !== 'impossible' || decision)
  const canAccept = isPossible && !lacking.some(({ field }) => field === nameField[kind])
  const isComplete = canAccept && lacking.length === 0
  const choice = newListing?.decision?.choice
  const wanted =
    choice === 'publish' || choice === 'draft' ? choice : (newListing?.newAs ?? 'draft')
  return { canAccept, isComplete, as: isComplete ? wanted : 'draft' }
}

/** The decisions of _Accept_ about a whole row: all that is open and possible. */
export function acceptInputs(row: ReviewRow): DecisionInput[] {
  const { record, newListing } = row
  const accept = (target: DecisionTarget): DecisionInput => ({ record, target, choice: 'accept' })
  const fields = row.fields.filter((field) => !field.decision && isAcceptable(field))
  if (newListing) {
    const { canAccept, as } = describeNew(row)
    if (newListing.decision && newListing.decision.choice !== 'reject') return []
    const proposed = fields.filter(({ state }) => state === 'unclear')
    const choice = as === newListing.newAs ? 'accept' : as
    return canAccept
      ? [...proposed.map(({ field }) => accept(field)), { record, target: 'listing', choice }]
      : []
  }
  const plan = row.plan && !row.plan.decision ? [accept('plan')] : []
  return [...fields.map(({ field }) => accept(field)), ...plan]
}

/** The decisions of _Reject_ about a whole row: all that is open. A new listing is rejected as one. */
export function rejectInputs(row: ReviewRow): DecisionInput[] {
  return getTargets(row)
    .filter(([, decision]) => !decision || (row.newListing && decision.choice !== 'reject'))
    .map(([target]) => ({ record: row.record, target, choice: 'reject' }))
}

/** The decisions that _Undo_ takes back. Values filled in for a new listing stay. */
export function undoInputs(row: ReviewRow): DecisionInput[] {
  const proposed = row.newListing
    ? row.fields.flatMap(({ field, decision }): DecisionTarget[] =>
        decision && !decision.typed ? [field] : [],
      )
    : []
  const decided = getTargets(row).flatMap(([target, decision]) => (decision ? [target] : []))
  return [...decided, ...proposed].map((target) => ({ record: row.record, target, choice: null }))
}

/** The row as it will be once the decisions are stored. A typed value is read by the server first. */
export function withDecisions(
  row: ReviewRow,
  inputs: readonly DecisionInput[],
  by: string,
): ReviewRow {
  const own = new Map(
    inputs
      .filter(({ record, typed }) => record === row.record && typed === undefined)
      .map((input) => [input.target, input]),
  )
  if (own.size === 0) return row
  const decided = (target: DecisionTarget, stored: Decision | null): Decision | null => {
    const input = own.get(target)
    if (!input) return stored
    const { choice } = input
    return (
      choice && { target, choice, typed: stored?.typed ?? null, by, at: new Date().toISOString() }
    )
  }
  return {
    ...row,
    fields: row.fields.map((field) => ({
      ...field,
      decision: decided(field.field, field.decision),
    })),
    plan: row.plan && { ...row.plan, decision: decided('plan', row.plan.decision) },
    newListing: row.newListing && {
      ...row.newListing,
      decision: decided('listing', row.newListing.decision),
      lacking: row.newListing.lacking.map((field) => ({
        ...field,
        decision: decided(field.field, field.decision),
      })),
      plan: row.newListing.plan && {
        ...row.newListing.plan,
        decision: decided('plan', row.newListing.plan.decision),
      },
    },
    missing: row.missing && { decision: decided('missing', row.missing.decision) },
  }
}

/** An item of a list of values, and whether the change adds or removes it. */
export interface ListItem {
  readonly text: string
  readonly change: 'same' | 'added' | 'removed'
}

const itemsIn = (text: string | null) => (text === null ? [] : text.split(', '))

/** The items after a change of several options, with those that it adds, then those it removes. */
export function listItems(fromText: string | null, toText: string | null): ListItem[] {
  const [from, to] = [itemsIn(fromText), itemsIn(toText)]
  return [
    ...to.map((text): ListItem => ({ text, change: from.includes(text) ? 'same' : 'added' })),
    ...from
      .filter((text) => !to.includes(text))
      .map((text): ListItem => ({ text, change: 'removed' })),
  ]
}

/** `down 1.2%`, for a price; `null` for other fields and where there was none. */
export function priceChange({ field, from, to }: ReviewField): string | null {
  if (!/price$/i.test(field) || typeof from !== 'number' || typeof to !== 'number') return null
  if (from <= 0 || from === to) return null
  const percent = (Math.abs(to - from) / from) * 100
  const text =
    percent < 0.1 ? 'less than 0.1' : percent < 10 ? percent.toFixed(1) : percent.toFixed(0)
  return `${to < from ? 'down' : 'up'} ${text}%`
}

/** Rows with something to decide or to look at. */
export const changedRows = (counts: SubmissionCounts): number =>
  counts.new + counts.changed + counts.invalid + counts.unmatched + counts.missing
