import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { fieldValue, matchDecision } from '@/contract/submissions/record'
import type { missingChoices, reviewFilters } from '@/contract/submissions/review'
import type { FieldValue } from '@/domain/submissions/field-value'
import { isoDate } from '../iso-date'
import { type Connection, queryRows, runStatement } from '../sql/query'
import { isInFilter } from './records'

const changes = sql`jsonb_array_elements(r.compared->'changes') c`

/**
 * The subject of a decision about a target of the row `r`, as JSON: the listing, with the old and
 * the new value. A decision counts as long as this is the same.
 */
const selectSeen = (target: SQL): SQL => sql`case ${target}
  when 'match' then jsonb_build_array(
    r.data->'values'->(case r.kind when 'home' then 'home.address' else r.kind || '.name' end),
    r.data->'values'->(r.kind || '.number'), r.data->'community')
  when 'plan' then jsonb_build_array(r.listing_id, r.compared->'planChange', r.match->'community')
  when 'listing' then (select jsonb_agg(jsonb_build_array(c->'field', c->'to')) from ${changes})
  else (select jsonb_build_array(r.listing_id, c->'from', c->'to', c->'text') from ${changes}
    where c->>'field' = ${target} limit 1)
  end`

/** Whether a target of the row `r` can be decided. A decision about another one is history. */
const isOpen = (target: SQL): SQL =>
  sql`(jsonb_exists(r.targets, ${target}) or jsonb_exists(r.targets, 'listing'))`

const storedDecision = z.object({
  record: z.string(),
  target: z.string(),
  choice: z.string(),
  typed: z.nullable(z.object({ value: z.nullable(fieldValue), text: z.string() })),
  by: z.string(),
  at: z.string(),
})
export type StoredDecision = z.infer<typeof storedDecision>

/** The decisions about a submission, or about some of its records. Of a match, `typed` is left out. */
export function readDecisions(
  connection: Connection,
  submission: number,
  records?: readonly string[],
): Promise<StoredDecision[]> {
  const some = records ? sql`and record = any(${sql.param([...records])}::text[])` : sql``
  return queryRows(
    connection,
    storedDecision,
    sql`select record, target, choice, case when target <> 'match' then typed end as typed,
        user_name as by, ${isoDate(sql`decided_at`)} as at
      from submission_decisions where submission_id = ${submission} ${some}`,
  )
}

const matchRow = z.object({ record: z.string(), decision: matchDecision, seen: z.unknown() })

/** The decisions about which listings records are, and what identified the records then. */
export function readMatchDecisions(connection: Connection, submission: number) {
  return queryRows(
    connection,
    matchRow,
    sql`select record, case choice when 'link' then typed else to_jsonb(choice) end as decision,
        seen
      from submission_decisions where submission_id = ${submission} and target = 'match'`,
  )
}

export interface TypedValue {
  readonly value: FieldValue | null
  readonly text: string
}

export interface NewDecision {
  readonly record: string
  readonly target: string
  /** `null` forgets the decision. */
  readonly choice: string | null
  /** The text that was typed, or the listing that was linked. */
  readonly typed: TypedValue | { readonly link: number } | null
}

interface Editor {
  readonly id: number
  readonly name: string
}

/** Stores decisions over earlier ones: the last one about a field counts, and has its editor's name. */
export async function saveDecisions(
  connection: Connection,
  submission: number,
  decisions: readonly NewDecision[],
  user: Editor,
): Promise<void> {
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
        (submission_id, record, target, choice, typed, seen, user_id, user_name, decided_at)
      select distinct on (d.record, d.target) ${submission}::int, d.record, d.target, d.choice,
        d.typed, ${selectSeen(sql`d.target`)}, ${user.id}::int, ${user.name}, clock_timestamp()
      from ${given} join submission_records r
        on r.submission_id = ${submission} and r.record = d.record
      where d.choice is not null
      order by d.record, d.target
      on conflict (submission_id, record, target) do update set choice = excluded.choice,
        typed = excluded.typed, seen = excluded.seen, user_id = excluded.user_id, user_name = excluded.user_name,
        decided_at = excluded.decided_at`,
  )
}

interface SameDecision {
  readonly choice: string
  /** The targets of a row `r`, as a JSON array. */
  readonly targets: SQL
  readonly where: SQL
}

/** Stores the same decision about what is not decided in many rows. Returns the number of decisions. */
function decideTogether(
  connection: Connection,
  submission: number,
  { choice, targets, where }: SameDecision,
  user: Editor,
): Promise<number> {
  return runStatement(
    connection,
    sql`insert into submission_decisions
        (submission_id, record, target, choice, seen, user_id, user_name, decided_at)
      select r.submission_id, r.record, t.target, ${choice}, ${selectSeen(sql`t.target`)},
        ${user.id}::int, ${user.name}, clock_timestamp()
      from submission_records r cross join lateral jsonb_array_elements_text(${targets}) t(target)
      where r.submission_id = ${submission} and ${where}
      on conflict do nothing`,
  )
}

/** Accepts what is valid and not decided in the rows of a filter. Returns the number of decisions. */
export const acceptValidTargets = (
  connection: Connection,
  submission: number,
  filter: (typeof reviewFilters)[number],
  user: Editor,
): Promise<number> =>
  decideTogether(
    connection,
    submission,
    { choice: 'accept', targets: sql`r.valid`, where: isInFilter(filter) },
    user,
  )

/** Decides about missing listings that are not decided. Returns the number of decisions. */
export const decideMissingListings = (
  connection: Connection,
  submission: number,
  choice: (typeof missingChoices)[number],
  user: Editor,
): Promise<number> =>
  decideTogether(
    connection,
    submission,
    {
      choice,
      targets: sql`r.targets`,
      // A floor plan is never sold out.
      where: sql`r.outcome = 'missing' and (${choice} <> 'sold-out' or r.kind <> 'plan')`,
    },
    user,
  )

/** Forgets decisions about targets of records; all of a record, except its match, without a target. */
export async function forgetDecisions(
  connection: Connection,
  submission: number,
  targets: readonly { readonly record: string; readonly target: string | null }[],
): Promise<void> {
  await runStatement(
    connection,
    sql`delete from submission_decisions d
      using jsonb_to_recordset(${JSON.stringify(targets)}::jsonb) c(record text, target text)
      where d.submission_id = ${submission} and d.record = c.record and d.target <> 'match'
        and d.target = coalesce(c.target, d.target)`,
  )
}

/** Forgets decisions about something else than the rows contain now. Decisions of history stay. */
export async function forgetOutdatedDecisions(
  connection: Connection,
  submission: number,
): Promise<void> {
  await runStatement(
    connection,
    sql`delete from submission_decisions d using submission_records r
      where d.submission_id = ${submission} and r.submission_id = d.submission_id
        and r.record = d.record and d.target <> 'match' and ${isOpen(sql`d.target`)}
        and d.seen is distinct from ${selectSeen(sql`d.target`)}`,
  )
}

/** Deletes all decisions about a submission. */
export async function deleteAllDecisions(
  connection: Connection,
  submission: number,
): Promise<void> {
  await runStatement(
    connection,
    sql`delete from submission_decisions where submission_id = ${submission}`,
  )
}
