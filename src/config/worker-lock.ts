/**
 * The advisory lock of the server that runs the jobs. The launcher's locks are in
 * scripts/dev-db/database-lock.ts.
 */
export const WORKER_LOCK = 7_216_003
