/** Milliseconds between two heartbeats of the running jobs of a process. */
export const JOB_HEARTBEAT_MS = 2000

/**
 * Seconds without a heartbeat after which a job counts as abandoned: its process was killed, is
 * frozen, or cannot reach the database. The worker then runs the job again.
 */
export const JOB_LEASE_SECONDS = 8

/**
 * Milliseconds of one attempt to send an email. A server that is stopped finishes the attempts that
 * it has begun, so the launcher waits longer than this before it kills the server.
 */
export const SEND_TIMEOUT_MS = 20_000
