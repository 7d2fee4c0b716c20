import type { PayloadRequest } from 'payload'
import { PREFERENCE_KEYS } from 'payload/shared'

/** The state of the menu per user, in the format of Payload's own menu. */
export interface NavPreferences {
  readonly open?: boolean
  readonly groups?: Readonly<Record<string, { readonly open?: boolean } | undefined>>
}

export async function navPreferences(req: PayloadRequest | undefined): Promise<NavPreferences> {
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
  return typeof value === 'object' && value !== null ? (value as NavPreferences) : {}
}
