import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { isoDate } from '@/database/iso-date'
import { getValues, leadSources, leadStatuses, type Role } from '@/domain/enums'
import { OPEN_TOO_LONG_DAYS } from '@/domain/leads/lead-status'
import { phoneDigits, SHORTEST_PHONE } from '@/domain/text/phone'
import { daysBefore } from '@/domain/time/days'
import { nextSiteDay } from '@/lib/dates/site-date'
import { queryOne } from '../sql/query-pool'
import { aboutLead } from './about'

const inboxRow = z.object({
  new: z.number(),
  mine: z.number(),
  followUp: z.number(),
  waiting: z.number(),
  held: z.number(),
  joined: z.number(),
})

/** The number of leads in each saved view of the inbox. */
export type InboxCounts = Readonly<z.infer<typeof inboxRow>>

/** Counts the saved views of a user in one statement. */
export async function inboxCounts(owner: number, now = new Date()): Promise<InboxCounts> {
  const long = daysBefore(now, OPEN_TOO_LONG_DAYS).toISOString()
  const held = sql`quarantined is true`
  const count = (where: SQL) => sql`count(*) filter (where ${where})::int`
  return queryOne(
    inboxRow,
    sql`
    select ${count(sql`status = 'new' and not ${held}`)} as new,
      ${count(sql`owner_id = ${owner} and status <> 'closed'`)} as mine,
      ${count(sql`status <> 'closed' and follow_up_on < ${nextSiteDay(now).toISOString()}`)} as "followUp",
      ${count(sql`status <> 'closed' and created_at < ${long} and not ${held}`)} as waiting,
      ${count(held)} as held, ${count(sql`joined_into_id is not null`)} as joined
    from leads where status <> 'closed' or ${held} or joined_into_id is not null`,
  )
}

const previousLead = z.object({
  id: z.number(),
  name: z.string(),
  source: z.enum(getValues(leadSources)),
  status: z.enum(getValues(leadStatuses)),
  /** The home, plan, community or builder of the lead. */
  about: z.nullable(z.string()),
  createdAt: z.string(),
})

/** Another lead of the same person. */
export type PreviousLead = z.infer<typeof previousLead>

const previousLeads = z.object({
  total: z.number(),
  /** The newest leads. */
  items: z.array(previousLead),
})
export type PreviousLeads = z.infer<typeof previousLeads>

interface Person {
  readonly id: number
  readonly email: string
  readonly phone: string
}

const SHOWN = 5

/** The digits of a row's phone number: the expression of the index, equivalent to `phoneDigits`. */
const digits = sql`regexp_replace(
  regexp_replace(phone, '[^0-9]', '', 'g'), '^1(?=[0-9]{10}$)', '')`

/**
 * Matches leads with the same email address, ignoring case, or the same phone number, ignoring
 * formatting.
 */
export function samePerson({ email, phone }: Omit<Person, 'id'>): SQL {
  const number = phoneDigits(phone)
  const sameAddress = sql`lower(email) = lower(${email})`
  // Shorter numbers are incomplete.
  return number.length < SHORTEST_PHONE
    ? sameAddress
    : sql`(${sameAddress} or ${digits} = ${number})`
}

/**
 * Other leads of a person without those that are `shown` already, from one statement. Empty for a role that cannot read leads. The check
 * is required here because any user can ask the server to render a form field with any data.
 */
export async function findPreviousLeads(
  { id, email, phone }: Person,
  reader: { readonly role: Role } | null | undefined,
  shown: readonly number[] = [],
): Promise<PreviousLeads> {
  if (reader?.role !== 'editor' && reader?.role !== 'admin') return { total: 0, items: [] }
  return queryOne(
    previousLeads,
    sql`
    with others as (select * from leads where ${samePerson({ email, phone })}
      and id not in ${[id, ...shown]})
    select (select count(*)::int from others) as total, coalesce((
      select json_agg(json_build_object('id', id, 'name', name, 'source', source,
        'status', status, 'createdAt', ${isoDate(sql`created_at`)},
        'about', ${aboutLead(sql`i`)}) order by created_at desc, id desc)
      from (select * from others order by created_at desc, id desc limit ${SHOWN}) i), '[]') as items`,
  )
}
