import { JOB_LEASE_SECONDS } from '@/config/job-times'

/**
 * SQL: whether a row of `payload_jobs` is due, or running without a heartbeat. Payload does not retry jobs
 * with `has_error`. It has no parameters, so that it is part of statements with Payload and without.
 */
export const isDueJob = `(completed_at is null and has_error is not true
  and case when processing
    then updated_at < now() - make_interval(secs => ${JOB_LEASE_SECONDS})
    else wait_until is null or wait_until < now() end)`
