/**
 * Time in seconds that a job of another process may still be running after that process lost the
 * worker lock, for example because its connection broke. Longer than one delivery attempt.
 */
export const JOB_LEASE_SECONDS = 40
