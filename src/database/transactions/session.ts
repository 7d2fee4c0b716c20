import type { PayloadRequest } from 'payload'

/** The connection of a request's transaction, or the pool without a transaction. */
export async function getSession({ payload, transactionID }: PayloadRequest) {
  const { db } = payload
  const id = await transactionID
  // Payload types the session's connection as `any`. It is a Drizzle instance.
  const session = id === undefined ? undefined : (db.sessions?.[id]?.db as typeof db.drizzle)
  return session ?? db.drizzle
}
