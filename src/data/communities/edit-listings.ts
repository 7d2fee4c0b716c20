import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'
import { z } from 'zod/mini'
import { inTransaction } from '@/database/in-transaction'
import { queryRows } from '@/database/query-rows'
import { runStatement } from '@/database/run-statement'
import { sessionOf } from '@/database/session'
import {
  editedFields,
  type ListingEdit,
  type ListingProblem,
  listingProblems,
} from '@/domain/communities/listing-edit'
import { lockedByOther } from '../dashboard/locked-by-other'
import { listingChanges, recordListings } from '../dashboard/record-listings'
import { payloadClient } from '../payload/payload-client'
import type { Staff } from '../staff/queries'

const found = z.object({ id: z.int(), problem: z.enum(listingProblems) })

export interface EditedListings {
  readonly saved: readonly number[]
  /** The edits that were not saved. */
  readonly problems: readonly { readonly id: number; readonly problem: ListingProblem }[]
}

/**
 * Saves edits of communities in one transaction. As with other bulk changes, the published document
 * and the newest draft are changed. An edit whose community is locked by another user, or no longer
 * has the values that the editor saw, is not saved.
 */
export async function editListings(
  edits: readonly ListingEdit[],
  user: Staff,
): Promise<EditedListings> {
  const req = await createLocalReq({}, await payloadClient())
  return inTransaction(req, async () => {
    const connection = await sessionOf(req)
    const ids = edits.map(({ id }) => id)
    // Later saves of these communities wait, so the comparison below holds until the commit.
    await runStatement(
      connection,
      sql`select from communities where id = any(${sql.param(ids)}::int[]) order by id for update`,
    )
    const problems = await queryRows(connection, found, problemsOf(edits, user))
    const rejected = new Set(problems.map(({ id }) => id))
    const accepted = edits.filter(({ id }) => !rejected.has(id))
    if (accepted.length > 0) await runStatement(connection, saved(accepted, user))
    return { saved: accepted.map(({ id }) => id), problems }
  })
}

/** The edits as a table `e`. */
function table(edits: readonly ListingEdit[]): SQL {
  const rows = edits.map((edit) => ({
    id: edit.id,
    fields: editedFields(edit),
    start_price: edit.to.startPrice,
    status: edit.to.status,
    verified_at: edit.to.verifiedAt,
    seen_price: edit.from.startPrice,
    seen_status: edit.from.status,
    seen_verified_at: edit.from.verifiedAt,
  }))
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) e(id int, fields text[],
    start_price numeric, status text, verified_at timestamptz,
    seen_price numeric, seen_status text, seen_verified_at timestamptz)`
}

function problemsOf(edits: readonly ListingEdit[], user: Staff): SQL {
  return sql`
    select id, problem from (
      select e.id, case
        when exists (${lockedByOther('communities', user)}) then 'locked'
        when t.id is null
          or v.version_start_price is distinct from e.seen_price
          or v.version_status::text is distinct from e.seen_status
          or v.version_verified_at is distinct from e.seen_verified_at then 'changed'
        when 'startPrice' = any(e.fields) and e.start_price > v.version_end_price
          then 'above-highest-price'
      end as problem
      from ${table(edits)}
      left join communities t on t.id = e.id and t.deleted_at is null
      left join _communities_v v on v.parent_id = t.id and v.latest
    ) checked where problem is not null`
}

function saved(edits: readonly ListingEdit[], user: Staff): SQL {
  // A field that was not edited can differ between the published document and the draft.
  const value = (field: string, edited: SQL, current: SQL) =>
    sql`case when ${field} = any(e.fields) then ${edited} else ${current} end`
  const status = sql`e.status::enum_community_availability`
  return sql`
    with edits as (select * from ${table(edits)}),
    marked as (
      update communities t set
        start_price = ${value('startPrice', sql`e.start_price`, sql`t.start_price`)},
        status = ${value('status', status, sql`t.status`)},
        verified_at = ${value('verifiedAt', sql`e.verified_at`, sql`t.verified_at`)},
        updated_at = now()
      from edits e join communities before on before.id = e.id where t.id = e.id
      returning t.id, t.name, t.slug, t._status, e.fields, ${listingChanges(sql`e.fields`)}
    ),
    versions as (
      update _communities_v v set
        version_start_price = ${value('startPrice', sql`e.start_price`, sql`v.version_start_price`)},
        version_status = ${value('status', status, sql`v.version_status`)},
        version_verified_at = ${value('verifiedAt', sql`e.verified_at`, sql`v.version_verified_at`)},
        version_updated_at = now(), updated_at = now()
      from edits e where v.parent_id = e.id and v.latest
    ),
    ${recordListings(user)}
    select count(*) from told`
}
