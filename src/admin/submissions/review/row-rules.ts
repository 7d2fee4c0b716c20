import type { DecisionTarget } from '@/contract/submissions/decision-target'
import type { Decision, DecisionInput, ReviewField, ReviewRow } from '@/contract/submissions/review'
import type { SubmissionCounts } from '@/contract/submissions/submission'
import type { Tone } from '../../cells/badge'

export interface Mark {
  readonly label: 'New' | 'Changed' | 'Removed' | 'Unusual' | 'Unclear' | 'Invalid'
  readonly tone: Tone
}

/** The mark of a field. What an editor has to look at comes before what kind of change it is. */
export function markOf({ state, marks, from, to }: ReviewField): Mark {
  if (state === 'impossible') return { label: 'Invalid', tone: 'danger' }
  if (state === 'unclear') return { label: 'Unclear', tone: 'warning' }
  if (marks.length > 0) return { label: 'Unusual', tone: 'warning' }
  if (to === null) return { label: 'Removed', tone: 'warning' }
  if (from === null) return { label: 'New', tone: 'good' }
  return { label: 'Changed', tone: 'notice' }
}

/** Whether _Accept_ can store the value: it is possible, and for an unclear one there is a proposal. */
export function isAcceptable({ state, hasProposal, decision }: ReviewField): boolean {
  if (decision?.typed) return true
  return state === 'ready' || (state === 'unclear' && hasProposal)
}

/** Whether a field can be accepted together with others: understood, and not unusual. */
const isUnremarkable = ({ state, marks }: ReviewField) => state === 'ready' && marks.length === 0

/** What can be decided in a row, with the decisions. A row that needs a match has nothing else. */
export function targetsOf(row: ReviewRow): readonly [DecisionTarget, Decision | null][] {
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
  !needsMatch(row) && targetsOf(row).every(([, decision]) => decision !== null)

/** The decisions of _Accept the rest_: what is valid, not unusual and not decided. */
export function acceptRest(row: ReviewRow): DecisionInput[] {
  const { record } = row
  if (needsMatch(row) || row.missing) return []
  if (row.newListing) {
    const isComplete = row.problems.length === 0 && row.fields.every(isUnremarkable)
    return isComplete && !row.newListing.decision
      ? [{ record, target: 'listing', choice: 'accept' }]
      : []
  }
  const fields = row.fields
    .filter((field) => isUnremarkable(field) && !field.decision)
    .map(({ field }): DecisionInput => ({ record, target: field, choice: 'accept' }))
  const isPlanOpen = row.plan && !row.plan.decision
  return isPlanOpen ? [...fields, { record, target: 'plan', choice: 'accept' }] : fields
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
