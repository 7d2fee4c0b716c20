import type { DecisionTarget } from '@/contract/submissions/decision-target'
import type { Decision, ReviewField, ReviewRow } from '@/contract/submissions/review'
import {
  kindLabels,
  type ListingKind,
  listingKinds,
  submissionFields,
} from '@/domain/submissions/fields'
import { plural } from '@/domain/text/plural'
import { getTargets, isIgnored, needsMatch } from './row-rules'

/** A change of a listing: a field, or the plan of a home. */
export interface ReviewCell {
  readonly target: DecisionTarget
  readonly label: string
  readonly fromText: string | null
  readonly toText: string | null
  readonly decision: Decision | null
  /** `null` for the plan. */
  readonly field: ReviewField | null
}

/** The changes of a listing that exists; empty for a row of another kind. */
export function getCells(row: ReviewRow): readonly ReviewCell[] {
  if (needsMatch(row) || isIgnored(row) || row.newListing) return []
  const fields = row.fields.map((field): ReviewCell => ({ ...field, target: field.field, field }))
  if (!row.plan) return fields
  const { from, to, decision } = row.plan
  const plan = { target: 'plan', label: 'Floor plan', fromText: from, toText: to } as const
  return [...fields, { ...plan, decision, field: null }]
}

export interface ReviewColumn {
  readonly target: DecisionTarget
  readonly label: string
}

/** Columns of the changes in rows, in the order of the form. */
export function getColumns(rows: readonly ReviewRow[]): ReviewColumn[] {
  const labels = new Map(rows.flatMap(getCells).map(({ target, label }) => [target, label]))
  const order: readonly DecisionTarget[] = [...submissionFields.map(({ id }) => id), 'plan']
  return order.flatMap((target) => {
    const label = labels.get(target)
    return label === undefined ? [] : [{ target, label }]
  })
}

const kindTitles: Readonly<Record<ListingKind, string>> = {
  community: 'Communities',
  plan: 'Floor plans',
  home: 'Homes',
}

/** Rows of a kind, by the community to which they belong. */
export interface ReviewGroup {
  readonly kind: ListingKind
  readonly title: string
  readonly columns: readonly ReviewColumn[]
  readonly communities: readonly {
    /** `null` for communities themselves. */
    readonly name: string | null
    readonly rows: readonly ReviewRow[]
  }[]
}

const getCommunity = ({ listing, detail }: ReviewRow): string =>
  listing?.detail || detail || 'Without a community'

/** The rows of a page by kind and community, in the order in which they come. */
export function groupRows(rows: readonly ReviewRow[]): ReviewGroup[] {
  return listingKinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind)
    if (own.length === 0) return []
    // A row without a listing has the name of its community as the builder writes it.
    const communities = new Map<string, { name: string | null; rows: ReviewRow[] }>()
    for (const row of own) {
      const name = kind === 'community' ? null : getCommunity(row)
      const key = name?.toLowerCase() ?? ''
      const group = communities.get(key) ?? { name, rows: [] }
      if (row.listing) group.name = name
      group.rows.push(row)
      communities.set(key, group)
    }
    return {
      kind,
      title: kindTitles[kind],
      columns: getColumns(own),
      communities: [...communities.values()],
    }
  })
}

/** What was decided, in a word; `null` when nothing was. */
export const sayDecision = (decision: Decision | null): string | null => {
  if (!decision) return null
  return decision.choice === 'reject' ? 'rejected' : 'accepted'
}

/** Describes a row for screen readers: `214 Larkspur, 3 changes, 1 decided`. */
export function describeRow(row: ReviewRow): string {
  const noun = kindLabels[row.kind].toLowerCase()
  const targets = getTargets(row)
  const done = targets.filter(([, decision]) => decision !== null).length
  const what = isIgnored(row)
    ? 'ignored'
    : needsMatch(row)
      ? `which ${noun} is it?`
      : row.newListing
        ? `new ${noun}`
        : row.missing
          ? 'not sent this month'
          : targets.length === 0
            ? 'no changes'
            : plural(targets.length, 'change', 'changes')
  return `${row.name || 'Without a name'}, ${what}${done > 0 ? `, ${done === targets.length ? 'decided' : `${done} decided`}` : ''}`
}
