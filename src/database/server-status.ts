import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { WORKER_LOCK } from '@/config/worker-lock'
import { isDueJob } from './jobs/due-job'

const moment = z.nullable(
  z.pipe(
    z.string(),
    z.transform((text: string) => new Date(text)),
  ),
)

/** What the database tells about itself, the worker and the emails. */
export const serverStatusRow = z.object({
  version: z.string(),
  bytes: z.number(),
  connections: z.number(),
  maxConnections: z.number(),
  migrations: z.array(z.string()),
  holder: z.nullable(z.object({ address: z.nullable(z.string()), since: z.string() })),
  oldestDueAt: moment,
  failedToday: z.number(),
  lastSentAt: moment,
  failedSinceSent: z.number(),
  oldestQueuedAt: moment,
  queued: z.number(),
  failed: z.number(),
})

/** JSON has no times, so they are texts with their zone. */
const toText = (time: SQL): SQL => sql`to_json(${time}) #>> '{}'`

const mails = (status: string): SQL =>
  sql`from deliveries where channel = 'mail' and status = ${status}`

/** One statement that returns one {@link serverStatusRow}. */
export const serverStatus: SQL = sql`
  select current_setting('server_version') as version,
    pg_database_size(current_database())::float8 as bytes,
    (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
    current_setting('max_connections')::int as "maxConnections",
    (select coalesce(json_agg(name order by name), '[]') from payload_migrations where batch <> -1)
      as migrations,
    (select json_build_object('address', host(a.client_addr), 'since', a.backend_start)
      from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.granted and a.datname = current_database()
        and l.classid = 0 and l.objid = ${WORKER_LOCK}::int::oid and l.objsubid = 1
      limit 1) as holder,
    ${toText(sql`(select min(coalesce(wait_until, created_at)) from payload_jobs where ${sql.raw(isDueJob)})`)} as "oldestDueAt",
    (select count(*)::int from payload_jobs
      where has_error and updated_at > now() - interval '1 day') as "failedToday",
    ${toText(sql`(select max(sent_at) ${mails('sent')})`)} as "lastSentAt",
    (select count(*)::int ${mails('failed')}
      and updated_at > coalesce((select max(sent_at) ${mails('sent')}), '-infinity')) as "failedSinceSent",
    ${toText(sql`(select min(created_at) ${mails('queued')})`)} as "oldestQueuedAt",
    (select count(*)::int ${mails('queued')}) as queued,
    (select count(*)::int ${mails('failed')}) as failed`
