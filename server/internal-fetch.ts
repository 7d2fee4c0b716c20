import { internalUrl } from '@/config/internal-url'
import { internalAuthorization } from '@/lib/internal-auth'

type Call = Parameters<typeof internalAuthorization>[0]

/**
 * Sends a request to the app that this server hosts: some things it can only do from within a
 * request. Rejects when it is not answered with success within `milliseconds`.
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
