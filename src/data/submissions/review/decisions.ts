import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type PayloadRequest } from 'payload'
import type { Refused } from '@/contract/submissions/results'
import type {
  DecisionInput,
  DecisionResult,
  MatchInput,
  reviewFilters,
} from '@/contract/submissions/review'
import { inTransaction } from '@/database/in-transaction'
import { runStatement } from '@/database/run-statement'
import { sessionOf } from '@/database/session'
import { isNewListing, type StoredRow } from '@/domain/submissions/compare/review-rows'
import type { FieldValue } from '@/domain/submissions/field-value'
import { type FieldId, fieldOf, isFieldId, listingKinds } from '@/domain/submissions/fields'
import type { ReadingOptions } from '@/domain/submissions/map/read-value'
import { readValue } from '@/domain/submissions/map/read-value'
import { payloadClient } from '../../payload/payload-client'
import type { Staff } from '../../staff/staff'
import { readingOptions } from '../listings'
import { isRefused, lockSubmission } from '../lock'
import { countsOf } from '../queries'
import { compareRecords } from './compare'
import { readCommunityIds } from './listing-rows'
import { filterCondition, storedRows, toReviewRows } from './review'
import { readRows, replaceRows } from './rows'

interface Typed {
  readonly value: FieldValue | null
  readonly text: string
}

interface NewDecision {
  readonly record: string
  readonly target: string
  /** `null` forgets the decision. */
  readonly choice: string | null
  /** What was typed, or the listing that was linked. */
  readonly typed: Typed | { readonly link: number } | null
}

type Allowed = NewDecision | string

const GONE = 'This row is not in the submission any more. Reload the page.'

/** Reads what an editor typed for a field, or returns the sentence why it is no value. */
function readTyped(field: FieldId, text: string, options: ReadingOptions): Typed | string {
  const read = readValue(fieldOf(field).reading, text, options)
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

const ofField = ['accept', 'reject']
const ofNewListing = ['accept', 'publish', 'draft', 'reject']

/** A decision about a field, or the sentence why it cannot be made. */
function fieldDecision(
  row: StoredRow,
  field: FieldId,
  { record, choice, typed }: DecisionInput,
  options: ReadingOptions,
): Allowed {
  const { compared, kind, match } = row
  if (!compared || !match || fieldOf(field).kind !== kind) return GONE
  if (choice === null) return { record, target: field, choice, typed: null }
  if (!ofField.includes(choice)) return 'Accept or reject the value.'
  const change = compared.changes.find((one) => one.field === field)
  if (!change && !(typed !== undefined && isNewListing(compared, match))) return GONE
  if (choice === 'reject') return { record, target: field, choice, typed: null }
  if (typed !== undefined) {
    const value = readTyped(field, typed, options)
    if (typeof value === 'string') return value
    if (value.value === null && fieldOf(field).required) {
      return `${fieldOf(field).label} cannot be empty.`
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

function allowed(
  row: StoredRow | undefined,
  input: DecisionInput,
  options: ReadingOptions,
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
      return compared?.planChange ? simple(ofField) : GONE
    case 'listing':
      return compared && match && isNewListing(compared, match) ? simple(ofNewListing) : GONE
    case 'missing':
      if (outcome !== 'missing') return GONE
      return simple(kind === 'plan' ? ['keep', 'unpublish'] : ['keep', 'sold-out', 'unpublish'])
    case 'match':
      return 'Choose the listing of this row.'
  }
}

/** Stores decisions over earlier ones: the last one about a field counts, and has its editor's name. */
async function store(
  req: PayloadRequest,
  submission: number,
  decisions: readonly NewDecision[],
  user: Staff,
): Promise<void> {
  const connection = await sessionOf(req)
  const given = sql`jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb)
    d(record text, target text, choice text, typed jsonb)`
  await runStatement(
    connection,
    sql`delete from submission_decisions s using ${given}
      where s.submission_id = ${submission} and s.record = d.record and s.target = d.target
        and d.choice is null`,
  )
  await runStatement(
    connection,
    sql`insert into submission_decisions
        (submission_id, record, target, choice, typed, user_id, user_name, decided_at)
      select distinct on (d.record, d.target) ${submission}::int, d.record, d.target, d.choice,
        d.typed, ${user.id}::int, ${user.name}, clock_timestamp()
      from ${given} where d.choice is not null
      order by d.record, d.target
      on conflict (submission_id, record, target) do update set choice = excluded.choice,
        typed = excluded.typed, user_id = excluded.user_id, user_name = excluded.user_name,
        decided_at = excluded.decided_at`,
  )
}

async function resultOf(
  req: PayloadRequest,
  submission: number,
  records: readonly string[],
  problems: DecisionResult['problems'],
): Promise<DecisionResult> {
  const rows = await storedRows(req, submission, records)
  return {
    problems,
    rows: await toReviewRows(req, submission, rows),
    counts: await countsOf(req, submission),
  }
}

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
    const options = await readingOptions(req)
    const records = [...new Set(inputs.map(({ record }) => record))]
    const rows = new Map(
      (await storedRows(req, submission, records)).map((row) => [row.record, row]),
    )
    const problems: DecisionResult['problems'][number][] = []
    const decisions: NewDecision[] = []
    for (const input of inputs) {
      const decision = allowed(rows.get(input.record), input, options)
      if (typeof decision !== 'string') decisions.push(decision)
      else problems.push({ record: input.record, target: input.target, message: decision })
    }
    await store(req, submission, decisions, user)
    return resultOf(req, submission, records, problems)
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
  const connection = await sessionOf(req)
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
    const before = await readRows(req, submission)
    const rows = new Map(before.map((row) => [row.record, row]))
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
    await store(req, submission, decisions, user)
    const records = before.flatMap(({ data }) => data ?? [])
    const { builder } = locked
    const compared = await compareRecords(req, { submission, builder, records })
    const changed = await replaceRows(req, submission, compared)
    await forgetOutdated(req, submission, changed)
    const requested = inputs.map(({ record }) => record)
    const shown = [...new Set([...requested, ...changed.map(({ record }) => record)])]
    return resultOf(req, submission, shown.slice(0, SHOWN), problems)
  })
}

/** Rows that one answer contains at most. */
const SHOWN = 200

/** Decisions about what the rows no longer have, for example a field of another listing. */
async function forgetOutdated(
  req: PayloadRequest,
  submission: number,
  changed: readonly StoredRow[],
): Promise<void> {
  const records = changed.map(({ record }) => record)
  await runStatement(
    await sessionOf(req),
    sql`delete from submission_decisions d where d.submission_id = ${submission}
      and d.target <> 'match' and d.record = any(${sql.param(records)}::text[])`,
  )
}

/**
 * Accepts what is valid, not unusual and not decided, in one statement. Returns the number of
 * decisions.
 */
export async function acceptValid(
  submission: number,
  filter: (typeof reviewFilters)[number],
  user: Staff,
): Promise<{ readonly state: 'accepted'; readonly count: number } | Refused> {
  const req = await createLocalReq({}, await payloadClient())
  return inTransaction(req, async () => {
    const locked = await lockSubmission(req, submission, inReview)
    if (isRefused(locked)) return locked
    const count = await runStatement(
      await sessionOf(req),
      sql`insert into submission_decisions
          (submission_id, record, target, choice, user_id, user_name, decided_at)
        select r.submission_id, r.record, t.target, 'accept', ${user.id}::int, ${user.name},
          clock_timestamp()
        from submission_records r cross join lateral jsonb_array_elements_text(r.valid) t(target)
        where r.submission_id = ${submission} and ${filterCondition(filter)}
        on conflict do nothing`,
    )
    return { state: 'accepted', count }
  })
}
