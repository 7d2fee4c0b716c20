import 'server-only'
import { payloadClient } from '../payload/payload-client'

/**
 * The secret that signs the webhook of a published builder; `null` before there is one. The caller
 * checks that an editor asks.
 */
export async function readHandOverSecret(builder: number): Promise<string | null> {
  const payload = await payloadClient()
  const found = await payload.findByID({
    collection: 'builders',
    id: builder,
    depth: 0,
    disableErrors: true,
    select: { leadHandOver: true },
  })
  const secret = found?.leadHandOver?.secret
  return secret ? payload.decrypt(secret) : null
}
