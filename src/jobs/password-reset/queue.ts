import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { sessionOf } from '@/database/session'

/** Queues the email if an account exists, with a single statement in both cases. */
export async function queuePasswordReset(req: PayloadRequest, email: string): Promise<void> {
  const connection = await sessionOf(req)
  await connection.execute(sql`
    insert into payload_jobs (task_slug, queue, input)
    values ('passwordReset', 'password-resets', ${JSON.stringify({ email })}::jsonb)`)
}
