import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { runStatement } from '../sql/query'
import { getSession } from '../transactions/session'

/**
 * Gives the new name of an option to the communities that store it, and to all their versions, as a
 * foreign key with `on update cascade` would. Nothing else of a community changes, so it gets no
 * version, and one that is restored later has the new name.
 *
 * @param column of a community, such as `city`
 */
export async function renameInCommunities(
  req: PayloadRequest,
  column: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const connection = await getSession(req)
  for (const [table, name] of [
    ['communities', column],
    ['_communities_v', `version_${column}`],
  ] as const) {
    await runStatement(
      connection,
      sql`update ${sql.identifier(table)} set ${sql.identifier(name)} = ${to}
        where ${sql.identifier(name)} = ${from}`,
    )
  }
}
