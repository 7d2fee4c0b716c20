/**
 * How long a job of another process may still be running when that process holds the worker's lock
 * no more, because its connection broke and not itself. Longer than one attempt to deliver takes.
 */
export const JOB_LEASE_SECONDS = 40
