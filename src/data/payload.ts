import 'server-only'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The one Payload of this process. Its Local API is called from `src/data` alone. */
export function payloadClient(): Promise<Payload> {
  return getPayload({ config })
}
