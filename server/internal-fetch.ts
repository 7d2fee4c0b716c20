import { internalUrl } from '@/config/internal-url'
import { internalAuthorization } from '@/lib/internal-auth'

type Call = Parameters<typeof internalAuthorization>[0]

/**
 * Sends a request to the Next app of this server, for functions that Next allows only within a
 * request. Rejects when there is no successful response within `milliseconds`.
 */
export async function internalFetch(
  call: Call,
  body: unknown,
  milliseconds: number,
): Promise<Response> {
  const answer = await fetch(`${internalUrl()}/internal/${call}`, {
    method: 'POST',
    headers: { authorization: internalAuthorization(call), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(milliseconds),
  })
  if (!answer.ok) throw new Error(`/internal/${call} answered ${answer.status}`)
  return answer
}
