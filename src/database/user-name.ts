import type { PayloadRequest } from 'payload'

/** The name of a user, in the transaction of the request; `Another user` if the account is gone. */
export async function userName(req: PayloadRequest, id: unknown): Promise<string> {
  if (typeof id !== 'number') return 'Another user'
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { equals: id } },
    select: { name: true },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?.name ?? 'Another user'
}
