import { Client } from 'pg'
import { z } from 'zod'
import { WORKER_LOCK } from '@/config/worker-lock'
import { isDueJob } from '@/database/jobs/due-job'
import { SharedSession } from '@/database/sessions/own-session'
import { queryClient } from '@/database/sql/query'

/**
 * Milliseconds without a query after which PostgreSQL ends the session of a server and releases its
 * lock. TCP keepalive does not detect a frozen process, because its kernel still acknowledges
 * packets.
 */
const IDLE_TIMEOUT = 10_000

/**
 * Milliseconds that a server may run jobs after the start of its last answered query. Shorter than
 * the idle timeout, so a server that was frozen does not run jobs at the same time as its
 * successor.
 */
export const LEASE = 8000

/** Creates a connection for the worker. A query that takes longer than 5 seconds fails. */
export function workerConnection(databaseUrl: string | undefined): Client {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'guide: worker',
    connectionTimeoutMillis: 3000,
    query_timeout: 5000,
    keepAlive: true,
  })
  // Without a listener, an 'error' event ends the process. The next query fails with the same
  // error.
  client.on('error', () => {})
  return client
}

/**
 * Tries to take the worker lock, which lasts until the connection ends. TCP keepalive ends the
 * session of a machine that lost its power.
 */
export async function tryLock(client: Client): Promise<boolean> {
  await client.query(
    `set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
     set idle_session_timeout = ${IDLE_TIMEOUT}`,
  )
  const [row] = await queryClient(
    client,
    z.object({ locked: z.boolean() }),
    'select pg_try_advisory_lock($1) as locked',
    [WORKER_LOCK],
  )
  return row?.locked === true
}

/**
 * Throws {@link SharedSession} unless the worker lock belongs to the session of this query. Behind a
 * pooler, the lock stays with the session in which it was taken, and any server may get that one.
 */
export async function requireLock(client: Client): Promise<void> {
  const [row] = await queryClient(
    client,
    z.object({ holds: z.boolean() }),
    `select exists (select from pg_locks
       where locktype = 'advisory' and objid = $1 and granted and pid = pg_backend_pid()
         and database = (select oid from pg_database where datname = current_database())) as holds`,
    [WORKER_LOCK],
  )
  if (!row?.holds) throw new SharedSession('The lock of the worker belongs to another session')
}

/** The name among the queues that stands for issues of the newsletter, which are not jobs. */
export const NEWSLETTER = 'newsletter'

/**
 * The queues with due jobs, or with running jobs whose heartbeat has stopped, and `NEWSLETTER` while
 * an issue is being sent. Payload does not retry jobs with `has_error`.
 */
export async function dueQueues(client: Client): Promise<string[]> {
  const rows = await queryClient(
    client,
    z.object({ queue: z.string() }),
    `select distinct queue from payload_jobs
     where queue is not null and ${isDueJob}
     union all
     select $1 where exists (select from newsletter_sendings
       where state = 'sending' and (next_try is null or next_try <= now()))`,
    [NEWSLETTER],
  )
  return rows.map(({ queue }) => queue)
}
