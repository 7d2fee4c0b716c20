import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Everything that `work` writes with this request stands or falls together. */
export async function inTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const isOurs = await initTransaction(req)
  try {
    const result = await work()
    if (isOurs) await commitTransaction(req)
    return result
  } catch (error) {
    if (isOurs) await killTransaction(req)
    throw error
  }
}
