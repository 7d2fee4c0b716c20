import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { cache } from 'react'
import { z } from 'zod/mini'
import { isoDate } from '@/database/iso-date'
import { getValues, leadSources, type Role } from '@/domain/enums'
import { findEarlier, isDuplicate } from '@/domain/leads/duplicates'
import { createDataloader } from '@/lib/dataloader'
import { queryPool } from '../sql/query-pool'
import { aboutLead } from './about'

const requestRow = z.object({
  id: z.number(),
  email: z.string(),
  community: z.nullable(z.number()),
  createdAt: z.string(),
  quarantined: z.boolean(),
  joinedInto: z.nullable(z.number()),
  source: z.enum(getValues(leadSources)),
  message: z.string(),
  /** The home, plan, community or builder of the lead. */
  about: z.nullable(z.string()),
})

/** A lead as it is shown together with another one of the same person. */
export type SameRequest = z.infer<typeof requestRow>

/** The leads with these ids, and all leads with their email addresses, oldest first. */
const readRelated = (ids: readonly number[]): Promise<SameRequest[]> =>
  queryPool(
    requestRow,
    sql`
    select id, email, community_id as community, ${isoDate(sql`created_at`)} as "createdAt",
      quarantined is true as quarantined, joined_into_id as "joinedInto", source, message,
      ${aboutLead(sql`l`)} as about
    from leads l
    where lower(email) in (select lower(email) from leads where id in ${[...ids]})
    order by created_at, id`,
  )

/** What is shown together with a lead. */
export interface RelatedLeads {
  /** The lead that it was joined into. */
  readonly joinedInto: SameRequest | null
  /** Later leads that were joined into it. */
  readonly joined: readonly SameRequest[]
  /** Other leads that are the same request; `isEarlier` if the lead can be joined into it. */
  readonly duplicates: readonly (SameRequest & { readonly isEarlier: boolean })[]
}

const nothing: RelatedLeads = { joinedInto: null, joined: [], duplicates: [] }

/**
 * The same request in other leads, from one statement. Empty for a role that cannot read leads. The
 * check is required here because any user can ask the server to render a form field with any data.
 */
export async function findRelatedLeads(
  id: number,
  reader: { readonly role: Role } | null | undefined,
): Promise<RelatedLeads> {
  if (reader?.role !== 'editor' && reader?.role !== 'admin') return nothing
  const rows = await readRelated([id])
  const lead = rows.find((row) => row.id === id)
  if (!lead) return nothing
  return {
    joinedInto: rows.find((row) => row.id === lead.joinedInto) ?? null,
    joined: rows.filter(({ joinedInto }) => joinedInto === id),
    duplicates: rows
      .filter((row) => isDuplicate(lead, row))
      .map((row) => ({ ...row, isEarlier: findEarlier(lead, row) === row })),
  }
}

const duplicateCounts = cache(() =>
  createDataloader(async (ids: readonly number[]) => {
    const rows = await readRelated(ids)
    return new Map(
      rows.map((lead) => [lead.id, rows.filter((row) => isDuplicate(lead, row)).length]),
    )
  }),
)

/**
 * The number of other leads that are the same request. All leads of a list are looked up in one
 * statement. For the list of leads only, because it does not check access.
 */
export const countDuplicates = async (id: number): Promise<number> =>
  (await duplicateCounts()(id)) ?? 0
