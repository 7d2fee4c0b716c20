import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { queryRows, runStatement } from '@/database/sql/query'
import { getSession } from '@/database/transactions/session'
import { emailPattern, literalPattern, namePattern } from '@/domain/personal-data/email-pattern'
import { phoneDigits } from '@/domain/text/phone'

/** The ids of the records with an email address, and the values that identify the person. */
export interface Person {
  readonly email: string
  readonly leads: readonly number[]
  readonly deliveries: readonly number[]
  readonly subscriptions: readonly number[]
  readonly mistakeReports: readonly number[]
  readonly alerts: readonly number[]
  /** Digits of phone numbers. */
  readonly phones: readonly string[]
  /**
   * PostgreSQL regular expressions: one for the address, one for everything that identifies the
   * person.
   */
  readonly address: string
  readonly anything: string
}

const ids = z.array(z.int())
const texts = z.array(z.string())
const foundRow = z.object({
  leads: ids,
  deliveries: ids,
  subscriptions: ids,
  mistakeReports: ids,
  alerts: ids,
  names: texts,
  phones: texts,
})

/**
 * Finds the records with an email address and locks the leads. Until the transaction ends, the
 * leads cannot be changed and no email about them is sent.
 */
export async function findPerson(req: PayloadRequest, email: string): Promise<Person> {
  const connection = await getSession(req)
  await runStatement(
    connection,
    sql`select from leads where lower(email) = lower(${email}) order by id for update`,
  )
  const [row] = await queryRows(
    connection,
    foundRow,
    sql`
    with l as (select * from leads where lower(email) = lower(${email})),
    s as (select * from newsletter_subscriptions where lower(email) = lower(${email})),
    d as (
      select id from deliveries where lead_id in (select id from l)
        or lower("to") = lower(${email}) or lower(reply_to) = lower(${email})
    ),
    names as (
      select name from l union select concat_ws(' ', first_name, last_name) from l
      union select name from s union select concat_ws(' ', first_name, last_name) from s
    ),
    phones as (select phone from l union select phone_number from s)
    select array(select id from l) as leads, array(select id from d) as deliveries,
      array(select id from s) as subscriptions,
      array(select id from mistake_reports where lower(email) = lower(${email}))
        as "mistakeReports",
      array(select id from alerts where lower(email) = lower(${email})) as alerts,
      array(select name from names where trim(name) <> '') as names,
      array(select phone from phones where trim(phone) <> '') as phones`,
  )
  const { names, phones, ...found } = row ?? noRecords
  const address = emailPattern(email)
  const patterns = [address, ...names.map(namePattern), ...phones.map(literalPattern)]
  return {
    ...found,
    email,
    phones: [...new Set(phones.map(phoneDigits))],
    address,
    anything: patterns.map((pattern) => `(?:${pattern})`).join('|'),
  }
}

const noRecords: z.infer<typeof foundRow> = {
  leads: [],
  deliveries: [],
  subscriptions: [],
  mistakeReports: [],
  alerts: [],
  names: [],
  phones: [],
}
