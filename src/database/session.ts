import type { PayloadRequest } from 'payload'

/** The connection on which a request's transaction runs; the pool's where there is none. */
export async function sessionOf({ payload, transactionID }: PayloadRequest) {
  const { db } = payload
  const id = await transactionID
  // Payload types a session's connection as anything; it is what `drizzle` hands out.
  const session = id === undefined ? undefined : (db.sessions?.[id]?.db as typeof db.drizzle)
  return session ?? db.drizzle
}
