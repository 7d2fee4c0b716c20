import { z } from 'zod/mini'
import { JOB_LEASE_SECONDS } from '@/config/job-times'

const counted = z.number()
const seconds = z.nullable(z.number())

/** Counts of what the guide has received and has to do. */
export const workFiguresRow = z.object({
  jobs: z.array(z.object({ queue: z.string(), state: z.string(), count: counted })),
  /** The age of the oldest job that could run, in seconds, by queue. */
  dueJobs: z.array(z.object({ queue: z.string(), oldest: z.number() })),
  deliveries: z.array(z.object({ channel: z.string(), state: z.string(), count: counted })),
  /** By channel: the age of the oldest queued delivery, and of the last one sent, in seconds. */
  channels: z.array(z.object({ channel: z.string(), oldestQueued: seconds, lastSent: seconds })),
  leads: counted,
  submissions: z.array(z.object({ state: z.string(), count: counted })),
  /** The age of the last backup that succeeded, in seconds. */
  lastBackup: seconds,
})
export type WorkFigures = z.infer<typeof workFiguresRow>

/** A job whose heartbeat has stopped is due again, as in `dueQueues` of the worker. */
const jobState = `case
  when has_error then 'failed'
  when processing and updated_at >= now() - make_interval(secs => ${JOB_LEASE_SECONDS}) then 'running'
  when wait_until > now() then 'scheduled'
  else 'due' end`

const rows = (statement: string) =>
  `(select coalesce(json_agg(counted), '[]') from (${statement}) counted)`

const age = (time: string) => `extract(epoch from now() - ${time})::float8`

/**
 * One statement that returns one {@link workFiguresRow}. It has no parameters, so that it runs with
 * Payload and without.
 */
export const workFiguresText = `
  with open_jobs as (
    select coalesce(queue, 'default') as queue, ${jobState} as state,
      coalesce(wait_until, created_at) as since
    from payload_jobs where completed_at is null
  )
  select ${rows('select queue, state, count(*)::int from open_jobs group by 1, 2')} as jobs,
    ${rows(`select queue, ${age('min(since)')} as oldest from open_jobs
      where state = 'due' group by 1`)} as "dueJobs",
    ${rows(`select channel::text, case status::text when 'kept' then 'held' else status::text end as state,
      count(*)::int from deliveries group by 1, 2`)} as deliveries,
    ${rows(`select channel::text,
      ${age(`min(created_at) filter (where status = 'queued')`)} as "oldestQueued",
      ${age(`max(sent_at) filter (where status = 'sent')`)} as "lastSent"
      from deliveries group by 1`)} as channels,
    (select count(*)::int from leads) as leads,
    ${rows('select status::text as state, count(*)::int from submissions group by 1')} as submissions,
    (select ${age('max(finished_at)')} from backup_runs
      where error is null and kind <> 'before-upgrade') as "lastBackup"`
