import http from 'node:http'
import https from 'node:https'
import { checkedLookup, checkHost } from './checked-lookup'
import { isPublicAddress } from './public-address'

interface Post {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly timeoutMs: number
}

/**
 * Posts to another server and returns the status. The body of the response is not read. Only public
 * addresses are contacted, and redirects are not followed.
 */
export async function postPublic(
  address: string,
  { headers, body, timeoutMs }: Post,
): Promise<number> {
  const url = new URL(address)
  checkHost(url, isPublicAddress)
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      agent: false,
      lookup: checkedLookup(isPublicAddress),
      signal: AbortSignal.timeout(timeoutMs),
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    })
    request.on('error', reject)
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      response.on('error', () => {})
      response.destroy()
    })
    request.end(body)
  })
}
