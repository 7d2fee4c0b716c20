import { internalUrl } from '@/config/internal-url'
import { serverState } from '@/lib/server-state'
import { INTERNAL_TOKEN_HEADER, internalToken } from '@/lib/tokens/internal-auth'

/** Milliseconds. A run may wait for a slow mail server. */
const TIMEOUT_MS = 5 * 60_000

/**
 * Posts to an internal route and returns the JSON of its response. Payload is in Next's bundles, so
 * this is a request of the server to itself. Rejects unless the status is 2xx.
 */
export async function callInternal(path: string, body: object = {}): Promise<unknown> {
  const traceparent = serverState.readTraceparent?.()
  const response = await fetch(internalUrl() + path, {
    method: 'POST',
    headers: {
      [INTERNAL_TOKEN_HEADER]: await internalToken(),
      'content-type': 'application/json',
      ...(traceparent ? { traceparent } : {}),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}
