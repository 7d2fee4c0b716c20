import 'server-only'
import { createLocalReq, type PayloadRequest } from 'payload'
import type { Refused } from '@/contract/submissions/results'
import type {
  DecidedTogether,
  DecisionInput,
  DecisionResult,
  MatchInput,
  missingChoices,
  reviewFilters,
} from '@/contract/submissions/review'
import type { Connection } from '@/database/sql/query'
import {
  acceptValidTargets,
  decideMissingListings,
  type NewDecision,
  saveDecisions,
  type TypedValue,
} from '@/database/submissions/decisions'
import { type CommunityPlan, readCommunityIds } from '@/database/submissions/listing-lookups'
import { countRows, readRows } from '@/database/submissions/records'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import { isNewListing, type StoredRow } from '@/domain/submissions/compare/review-rows'
import { type FieldId, getField, isFieldId, listingKinds } from '@/domain/submissions/fields'
import type { ReadingOptions } from '@/domain/submissions/map/read-value'
import { readValue } from '@/domain/submissions/map/read-value'
import { payloadClient } from '../../payload/payload-client'
import type { Staff } from '../../staff/staff'
import { isRefused, lockSubmission } from '../lock'
import { readingOptions } from '../reading-options'
import { recompare } from './recompare'
import { findPlans, getPossiblePlans, toReviewRows } from './review'

type Allowed = NewDecision | string

const GONE = 'This row is not in the submission any more. Reload the page.'

/** Reads what an editor typed for a field, or returns the sentence why it is no value. */
function readTyped(field: FieldId, text: string, options: ReadingOptions): TypedValue | string {
  const read = readValue(getField(field).reading, text, options)
  switch (read.state) {
    case 'value':
      return { value: read.value, text }
    case 'empty':
    case 'clear':
      return { value: null, text }
    case 'unclear':
      return read.problem
  }
}

const fieldChoices = ['accept', 'reject']
const newListingChoices = ['accept', 'publish', 'draft', 'reject']

/** A decision about a field, or the sentence why it cannot be made. */
function fieldDecision(
  row: StoredRow,
  field: FieldId,
  { record, choice, typed }: DecisionInput,
  options: ReadingOptions,
): Allowed {
  const { compared, kind, match } = row
  if (!compared || !match || getField(field).kind !== kind) return GONE
  if (choice === null) return { record, target: field, choice, typed: null }
  if (!fieldChoices.includes(choice)) return 'Accept or reject the value.'
  const change = compared.changes.find((one) => one.field === field)
  if (!change && !(typed !== undefined && isNewListing(compared, match))) return GONE
  if (choice === 'reject') return { record, target: field, choice, typed: null }
  if (typed !== undefined) {
    const value = readTyped(field, typed, options)
    if (typeof value === 'string') return value
    if (value.value === null && getField(field).required) {
      return `${getField(field).label} cannot be empty.`
    }
    return { record, target: field, choice, typed: value }
  }
  if (!change || change.state === 'ready') return { record, target: field, choice, typed: null }
  if (change.state === 'unclear' && change.hasProposal) {
    return { record, target: field, choice, typed: null }
  }
  const impossible = change.marks.find(({ level }) => level === 'impossible')
  return change.problem ?? impossible?.reason ?? 'Type a value first.'
}

/** A choice among the plans of a new home's community, or the sentence why it cannot be made. */
function planDecision(
  row: StoredRow,
  { record, choice, typed }: DecisionInput,
  plans: readonly CommunityPlan[],
): Allowed {
  const chosen = getPossiblePlans(row, plans).find(({ id }) => String(id) === typed)
  if (!chosen || choice !== 'accept') return 'Choose a plan of the community.'
  return { record, target: 'plan', choice, typed: { value: chosen.id, text: chosen.name } }
}

interface AllowedBy {
  readonly options: ReadingOptions
  readonly plans: readonly CommunityPlan[]
}

function allowed(
  row: StoredRow | undefined,
  input: DecisionInput,
  { options, plans }: AllowedBy,
): Allowed {
  const { record, target, choice } = input
  if (!row) return GONE
  if (row.match?.duplicateOf) {
    return 'An earlier row is the same listing. Link this row with another one, or ignore it.'
  }
  if (isFieldId(target)) return fieldDecision(row, target, input, options)
  const simple = (choices: readonly string[]): Allowed =>
    choice === null || choices.includes(choice)
      ? { record, target, choice, typed: null }
      : 'This cannot be chosen here.'
  const { compared, match, kind, outcome } = row
  switch (target) {
    case 'plan':
      if (input.typed !== undefined) return planDecision(row, input, plans)
      return compared?.planChange || choice === null ? simple(fieldChoices) : GONE
    case 'listing':
      return compared && match && isNewListing(compared, match) ? simple(newListingChoices) : GONE
    case 'missing':
      if (outcome !== 'missing') return GONE
      return simple(kind === 'plan' ? ['keep', 'unpublish'] : ['keep', 'sold-out', 'unpublish'])
    case 'match':
      return 'Choose the listing of this row.'
  }
}

/** The rows of some records and the counts, as they are after a decision. */
async function readResult(
  req: PayloadRequest,
  submission: number,
  records: readonly string[],
  problems: DecisionResult['problems'],
): Promise<DecisionResult> {
  const connection = await getSession(req)
  const rows = await readRows(connection, submission, records)
  return {
    problems,
    rows: await toReviewRows(req, submission, rows),
    counts: await countRows(connection, submission),
  }
}

/** Rows that one response contains at most. */
const SHOWN = 200

const inReview = { states: ['review'], shared: true } as const

/** Stores what an editor decided. Decisions that cannot be made are answered with a sentence. */
export async function decide(
  submission: number,
  inputs: readonly DecisionInput[],
  user: Staff,
): Promise<DecisionResult | Refused> {
  const req = await createLocalReq({}, await payloadClient())
  return inTransaction(req, async () => {
    const locked = await lockSubmission(req, submission, inReview)
    if (isRefused(locked)) return locked
    const connection = await getSession(req)
    const options = await readingOptions(req)
    const records = [...new Set(inputs.map(({ record }) => record))]
    const found = await readRows(connection, submission, records)
    const rows = new Map(found.map((row) => [row.record, row]))
    const plans = await findPlans(req, found)
    const problems: DecisionResult['problems'][number][] = []
    const decisions: NewDecision[] = []
    for (const input of inputs) {
      const decision = allowed(rows.get(input.record), input, { options, plans })
      if (typeof decision !== 'string') decisions.push(decision)
      else problems.push({ record: input.record, target: input.target, message: decision })
    }
    await saveDecisions(connection, submission, decisions, user)
    return readResult(req, submission, records, problems)
  })
}

/** Which of the listings that editors link exist, as `home-12`. */
async function knownListings(
  req: PayloadRequest,
  inputs: readonly MatchInput[],
): Promise<Set<string>> {
  const ids = inputs.flatMap(({ decision }) =>
    typeof decision === 'object' && decision !== null ? [decision.link] : [],
  )
  if (ids.length === 0) return new Set()
  const connection = await getSession(req)
  const known = new Set<string>()
  for (const kind of listingKinds) {
    for (const id of (await readCommunityIds(connection, kind, ids)).keys())
      known.add(`${kind}-${id}`)
  }
  return known
}

/** The listings that editors link must be of the kind of their rows. */
function matchProblem(row: StoredRow | undefined, { decision }: MatchInput, ids: Set<string>) {
  if (!row?.data) return GONE
  const isLink = typeof decision === 'object' && decision !== null
  if (isLink && !ids.has(`${row.kind}-${decision.link}`)) return 'This listing does not exist.'
  return null
}

/** Stores which listings rows are, and compares the rows that this changes. */
export async function decideMatches(
  submission: number,
  inputs: readonly MatchInput[],
  user: Staff,
): Promise<DecisionResult | Refused> {
  const req = await createLocalReq({}, await payloadClient())
  return inTransaction(req, async () => {
    // Two editors who link rows at the same time compare one after the other.
    const locked = await lockSubmission(req, submission, { states: ['review'] })
    if (isRefused(locked)) return locked
    const connection = await getSession(req)
    const requested = inputs.map(({ record }) => record)
    const found = await readRows(connection, submission, requested)
    const rows = new Map(found.map((row) => [row.record, row]))
    const known = await knownListings(req, inputs)
    const problems: DecisionResult['problems'][number][] = []
    const decisions: NewDecision[] = []
    for (const input of inputs) {
      const { record, decision } = input
      const message = matchProblem(rows.get(record), input, known)
      if (message !== null) {
        problems.push({ record, target: 'match', message })
        continue
      }
      const isLink = typeof decision === 'object' && decision !== null
      decisions.push({
        record,
        target: 'match',
        choice: isLink ? 'link' : decision,
        typed: isLink ? decision : null,
      })
    }
    await saveDecisions(connection, submission, decisions, user)
    const changed = await recompare(req, locked)
    const shown = [...new Set([...requested, ...changed.map(({ record }) => record)])]
    return readResult(req, submission, shown.slice(0, SHOWN), problems)
  })
}

/** Stores the same decision about many rows. `decideAll`: returns the number of decisions. */
async function decideTogether(
  submission: number,
  decideAll: (connection: Connection) => Promise<number>,
): Promise<DecidedTogether | Refused> {
  const req = await createLocalReq({}, await payloadClient())
  return inTransaction(req, async () => {
    const locked = await lockSubmission(req, submission, inReview)
    if (isRefused(locked)) return locked
    return { state: 'decided', count: await decideAll(await getSession(req)) }
  })
}

/** Accepts what is valid, not unusual and not decided, in the rows of a filter. */
export const acceptValid = (
  submission: number,
  filter: (typeof reviewFilters)[number],
  user: Staff,
): Promise<DecidedTogether | Refused> =>
  decideTogether(submission, (connection) =>
    acceptValidTargets(connection, submission, filter, user),
  )

/** Decides about all missing listings that wait for a choice. A floor plan is never sold out. */
export const decideMissing = (
  submission: number,
  choice: (typeof missingChoices)[number],
  user: Staff,
): Promise<DecidedTogether | Refused> =>
  decideTogether(submission, (connection) =>
    decideMissingListings(connection, submission, choice, user),
  )
