import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { runStatement } from './sql/query'
import { getSession } from './transactions/session'

interface Redirect {
  readonly from: string
  readonly to: string
  readonly type: string
}

/**
 * Adds redirects to custom URLs, or replaces those from the same path. Takes a fixed number of
 * statements for any number of rows.
 */
export async function upsertRedirects(
  req: PayloadRequest,
  redirects: readonly Redirect[],
): Promise<void> {
  const connection = await getSession(req)
  const values = JSON.stringify(redirects.map(({ from, to, type }) => ({ from, to, type })))
  await runStatement(
    connection,
    sql`delete from redirects_rels where parent_id in
    (select id from redirects where "from" in
      (select "from" from json_to_recordset(${values}) as row("from" text)))`,
  )
  await runStatement(
    connection,
    sql`insert into redirects ("from", to_type, to_url, type)
    select "from", 'custom', "to", type::enum_redirects_type
    from json_to_recordset(${values}) as row("from" text, "to" text, type text)
    on conflict ("from") do update set to_type = excluded.to_type, to_url = excluded.to_url,
      type = excluded.type, updated_at = now()`,
  )
}
