import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { runStatement } from '@/database/run-statement'
import { sessionOf } from '@/database/session'

interface Input {
  readonly email: string
  /** Whether the account is new. */
  readonly invites?: boolean
}

/** Queues the email if an account exists, with a single statement in both cases. */
export async function queuePasswordReset(req: PayloadRequest, input: Input): Promise<void> {
  const connection = await sessionOf(req)
  await runStatement(
    connection,
    sql`
    insert into payload_jobs (task_slug, queue, input)
    values ('passwordReset', 'password-resets', ${JSON.stringify(input)}::jsonb)`,
  )
}
