import { initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Runs `work`, rolls back everything it wrote, and returns its result. */
export async function dryRun<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!(await initTransaction(req))) throw new Error('Another transaction is open already')
  try {
    return await work()
  } finally {
    await killTransaction(req)
  }
}
