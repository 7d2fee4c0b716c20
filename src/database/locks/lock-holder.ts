import type { Payload, Where } from 'payload'

/** The name of the user who holds the newest lock that matches. */
export async function lockHolder(payload: Payload, where: Where): Promise<string> {
  const { docs } = await payload.find({
    collection: 'payload-locked-documents',
    where,
    sort: '-updatedAt',
    depth: 1,
    limit: 1,
    pagination: false,
  })
  const holder = docs[0]?.user.value
  return typeof holder === 'object' ? holder.name : 'Another user'
}
