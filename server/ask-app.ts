import { ownAddress } from '@/lib/own-address'
import { ownAuthorization } from '@/lib/own-token'

type Call = Parameters<typeof ownAuthorization>[0]

/**
 * Sends a request to the app that this server hosts: some things it can only do from within a
 * request. Rejects when it is not answered with success within `milliseconds`.
 */
export async function askApp(call: Call, body: unknown, milliseconds: number): Promise<Response> {
  const answer = await fetch(`${ownAddress()}/internal/${call}`, {
    method: 'POST',
    headers: { authorization: ownAuthorization(call), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(milliseconds),
  })
  if (!answer.ok) throw new Error(`/internal/${call} answered ${answer.status}`)
  return answer
}
