import 'server-only'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The Payload instance of this process. Only `src/data` calls its Local API. */
export function payloadClient(): Promise<Payload> {
  return getPayload({ config })
}
