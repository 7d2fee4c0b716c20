import { initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Does `work`, answers what it answers, and takes back everything that it wrote. */
export async function triedOut<Result>(
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
