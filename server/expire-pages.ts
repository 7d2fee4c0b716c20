import { createHmac } from 'node:crypto'
import { env } from '@/lib/env'

/**
 * Expires Next's pages by tag. Next lets go of a page only from within a request, so the server
 * sends itself one, signed with a key that follows from the secret.
 */
export async function expirePages(tags: readonly string[]): Promise<void> {
  const token = createHmac('sha256', env.PAYLOAD_SECRET ?? '')
    .update('revalidate')
    .digest('hex')
  const host = env.HOST === '0.0.0.0' || env.HOST === '::' ? '127.0.0.1' : env.HOST
  const answer = await fetch(`http://${host}:${env.PORT}/internal/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`/internal/revalidate answered ${answer.status}`)
}
