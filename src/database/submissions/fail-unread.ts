import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { runStatement } from '../sql/query'
import { getSession } from '../transactions/session'

/** Ends submissions whose rows were not read yet, with the problem that editors see. */
export async function failUnread(
  req: PayloadRequest,
  ids: readonly number[],
  problem: string,
): Promise<void> {
  await runStatement(
    await getSession(req),
    sql`update submissions set status = 'failed', problem = ${problem}, mapping = null,
        updated_at = now()
      where id = any(${sql.param([...ids])}::int[]) and status in ('reading', 'mapping')`,
  )
}
