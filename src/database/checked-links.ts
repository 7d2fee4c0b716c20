import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { isoDate } from './iso-date'
import { type Connection, queryRows, runStatement } from './sql/query'

const linkUse = z.object({
  /** The slug of the collection or global. */
  slug: z.string(),
  /** `null` for a global. */
  id: z.nullable(z.number()),
})

/** A document that has a link. */
export type LinkUse = Readonly<z.infer<typeof linkUse>>

export interface FoundLink {
  readonly url: string
  readonly host: string
  readonly uses: readonly LinkUse[]
}

/** The locks of the server and the launcher have other numbers. */
const LOCK = 7_216_010

/**
 * Locks the links against other servers until the end of the transaction. Returns `false` if another
 * server reads documents for links or claims links.
 */
export async function lockLinks(connection: Connection): Promise<boolean> {
  const rows = await queryRows(
    connection,
    z.object({ isLocked: z.boolean() }),
    sql`select pg_try_advisory_xact_lock(${LOCK}) as "isLocked"`,
  )
  return rows.some(({ isLocked }) => isLocked)
}

/** Whether no document was read for links since `before`. */
export async function isReadingDue(connection: Connection, before: Date): Promise<boolean> {
  const rows = await queryRows(
    connection,
    z.object({ isDue: z.boolean() }),
    sql`select coalesce(max(found_at) < ${before.toISOString()}, true) as "isDue" from checked_links`,
  )
  return rows.some(({ isDue }) => isDue)
}

/** Stores the links of all documents. New ones are due at once; those that are gone are deleted. */
export async function replaceLinks(
  connection: Connection,
  links: readonly FoundLink[],
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await runStatement(
    connection,
    sql`
    insert into checked_links (url, host, uses, found_at, due_at)
    select url, host, uses, ${at}, ${at}
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l(url text, host text, uses jsonb)
    on conflict (url) do update set uses = excluded.uses, found_at = excluded.found_at`,
  )
  await runStatement(connection, sql`delete from checked_links where found_at <> ${at}`)
}

const time = z.nullable(
  z.pipe(
    z.string(),
    z.transform((iso) => new Date(iso)),
  ),
)

const claimedLink = z.object({
  url: z.string(),
  status: z.nullable(z.number()),
  problem: z.nullable(z.string()),
  failedAt: time,
  checkedAt: time,
  failures: z.number(),
})

export type ClaimedLink = Readonly<z.infer<typeof claimedLink>>

interface Claim {
  readonly now: Date
  /** The maximum number of links. */
  readonly limit: number
  /** No link of a host that a server requested later than this. */
  readonly hostsBefore: Date
  /** When the links are due again if this server does not finish. */
  readonly retryAt: Date
}

/**
 * Claims the links that have been due for longest, at most one of each host. Needs `lockLinks`, so
 * that two servers do not request the same host.
 */
export function claimLinks(
  connection: Connection,
  { now, limit, hostsBefore, retryAt }: Claim,
): Promise<ClaimedLink[]> {
  return queryRows(
    connection,
    claimedLink,
    sql`
    with due as (
      select distinct on (host) url, due_at from checked_links l
      where due_at <= ${now.toISOString()} and not exists (
        select from checked_links o
        where o.host = l.host and o.tried_at > ${hostsBefore.toISOString()})
      order by host, due_at, url
    )
    update checked_links set tried_at = ${now.toISOString()}, due_at = ${retryAt.toISOString()}
    where url in (select url from due order by due_at, url limit ${limit})
    returning url, status, problem, ${isoDate(sql`failed_at`)} as "failedAt",
      ${isoDate(sql`checked_at`)} as "checkedAt", failures`,
  )
}

interface CheckedLink extends ClaimedLink {
  readonly dueAt: Date
}

/** Stores the state of a link after its check. */
export async function saveLink(
  connection: Connection,
  { url, status, problem, failedAt, checkedAt, failures, dueAt }: CheckedLink,
): Promise<void> {
  await runStatement(
    connection,
    sql`
    update checked_links set status = ${status}, problem = ${problem},
      failed_at = ${failedAt?.toISOString() ?? null},
      checked_at = ${checkedAt?.toISOString() ?? null},
      failures = ${failures}, due_at = ${dueAt.toISOString()}
    where url = ${url}`,
  )
}

const brokenLink = z.object({
  url: z.string(),
  problem: z.string(),
  failedAt: z.string(),
  checkedAt: z.string(),
  uses: z.array(linkUse),
})

export type StoredBrokenLink = Readonly<z.infer<typeof brokenLink>>

/** The links whose checks failed on at least `days` days in a row, those of longest first. */
export function readBrokenLinks(connection: Connection, days: number): Promise<StoredBrokenLink[]> {
  return queryRows(
    connection,
    brokenLink,
    sql`
    select url, problem, ${isoDate(sql`failed_at`)} as "failedAt",
      ${isoDate(sql`checked_at`)} as "checkedAt", uses
    from checked_links where failures >= ${days} order by failed_at, url`,
  )
}
