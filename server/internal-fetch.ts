import { internalUrl } from '@/config/internal-url'
import { INTERNAL_TOKEN_HEADER, type InternalPurpose, internalToken } from '@/lib/internal-auth'

/**
 * Sends a request to the Next app of this server, for functions that Next allows only within a
 * request. Rejects when there is no successful response within `milliseconds`.
 */
export async function internalFetch(
  call: InternalPurpose,
  body: unknown,
  milliseconds: number,
): Promise<Response> {
  const answer = await fetch(`${internalUrl()}/internal/${call}`, {
    method: 'POST',
    headers: {
      [INTERNAL_TOKEN_HEADER]: await internalToken(call),
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(milliseconds),
  })
  if (!answer.ok) throw new Error(`/internal/${call} answered ${answer.status}`)
  return answer
}
