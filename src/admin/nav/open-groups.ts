import type { PayloadRequest } from 'payload'
import { PREFERENCE_KEYS } from 'payload/shared'

/** Which groups of the menu somebody has opened or closed; Payload's own menu keeps it the same way. */
export type OpenGroups = Readonly<Record<string, { readonly open?: boolean } | undefined>>

export async function openGroups(req: PayloadRequest | undefined): Promise<OpenGroups> {
  if (!req?.user) return {}
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    depth: 0,
    limit: 1,
    pagination: false,
    req,
    where: {
      key: { equals: PREFERENCE_KEYS.NAV },
      'user.relationTo': { equals: req.user.collection },
      'user.value': { equals: req.user.id },
    },
  })
  const value = docs[0]?.value
  if (typeof value !== 'object' || value === null || !('groups' in value)) return {}
  return (value.groups ?? {}) as OpenGroups
}
