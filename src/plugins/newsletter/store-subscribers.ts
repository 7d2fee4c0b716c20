import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { insertSubscribers } from '@/database/insert-subscribers'
import type { ImportedSubscriber } from './subscriber-import/subscriber'

const orNull = (text: string) => text || null

function asRow({ digest, email, consentDate, areas, ...rest }: ImportedSubscriber) {
  return {
    email,
    digest,
    areas,
    interest: rest.interest,
    is_realtor: rest.isRealtor,
    name: orNull(rest.name),
    first_name: orNull(rest.firstName),
    last_name: orNull(rest.lastName),
    zip_code: orNull(rest.zipCode),
    phone_number: orNull(rest.phoneNumber),
    given_at: consentDate?.toISOString() ?? null,
    // The insert bypasses the collection's hook, so the token is generated here in the same way.
    token: randomBytes(32).toString('base64url'),
  }
}

/**
 * Stores subscribers and returns how many were stored. Addresses that have subscribed or been
 * suppressed since the preview are skipped.
 */
export async function storeSubscribers(
  req: PayloadRequest,
  subscribers: readonly ImportedSubscriber[],
  source: string,
): Promise<number> {
  if (subscribers.length === 0) return 0
  return insertSubscribers(req, subscribers.map(asRow), source)
}
