import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { leadSources, leadStatuses, Role } from '@/domain/enums'
import { phoneDigits } from '@/domain/text/phone'
import { isoDate, queryRows } from '../sql/query-rows'

/** Another lead of the same person. */
export interface PreviousLead {
  readonly id: number
  readonly name: string
  readonly source: (typeof leadSources)[number]['value']
  readonly status: (typeof leadStatuses)[number]['value']
  /** The community or builder of the lead. */
  readonly about: string | null
  readonly createdAt: string
}

export interface PreviousLeads {
  readonly total: number
  /** The newest leads. */
  readonly items: readonly PreviousLead[]
}

interface Person {
  readonly id: number
  readonly email: string
  readonly phone: string
}

const SHOWN = 5
/** The minimum number of digits. Shorter numbers are incomplete and not compared. */
const SHORTEST_PHONE = 7

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
  return number.length < SHORTEST_PHONE
    ? sameAddress
    : sql`(${sameAddress} or ${digits} = ${number})`
}

/**
 * The other leads of the same person, from one statement. Empty for a role that cannot read leads.
 * The check is required here because any user can ask the server to render a form field with any
 * data.
 */
export async function findPreviousLeads(
  { id, email, phone }: Person,
  reader: { readonly role: Role } | null | undefined,
): Promise<PreviousLeads> {
  if (reader?.role !== 'editor' && reader?.role !== 'admin') return { total: 0, items: [] }
  const [row] = await queryRows<PreviousLeads & Record<string, unknown>>(sql`
    with others as (select * from leads where ${samePerson({ email, phone })} and id <> ${id})
    select (select count(*)::int from others) as total, coalesce((
      select json_agg(json_build_object('id', id, 'name', name, 'source', source,
        'status', status, 'createdAt', ${isoDate(sql`created_at`)},
        'about', coalesce((select c.name from communities c where c.id = community_id),
          (select b.name from builders b where b.id = builder_id))) order by created_at desc, id desc)
      from (select * from others order by created_at desc, id desc limit ${SHOWN}) i), '[]') as items`)
  return row ?? { total: 0, items: [] }
}
