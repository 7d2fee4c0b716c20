import { createHmac } from 'node:crypto'
import { env } from '@/lib/env'
import { ownAddress } from '@/lib/own-address'

/**
 * Expires Next's pages by tag. Next lets go of a page only from within a request, so the server
 * sends itself one, signed with a key that follows from the secret.
 */
export async function expirePages(tags: readonly string[]): Promise<void> {
  const token = createHmac('sha256', env.PAYLOAD_SECRET ?? '')
    .update('revalidate')
    .digest('hex')
  const answer = await fetch(`${ownAddress()}/internal/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`/internal/revalidate answered ${answer.status}`)
}
