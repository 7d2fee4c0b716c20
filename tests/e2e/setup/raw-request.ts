import { type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** A response as it was sent, without redirects followed. */
export interface RawResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** The body as it was sent. */
  readonly body: Buffer
  /** The decompressed body. It is decompressed when it is read. */
  readonly text: string
}

/** Sends a request with exactly these headers, which `fetch` would not allow. */
export function rawRequest(
  url: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
  agent?: Agent,
): Promise<RawResponse> {
  const { hostname, port, origin } = new URL(url)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: url.slice(origin.length), method, headers, agent })
    sent.on('error', reject)
    sent.on('response', (response) => {
      const { statusCode: status = 0, headers: received } = response
      buffer(response).then((body) => {
        let text: string | undefined
        resolve({
          status,
          headers: received,
          body,
          get text() {
            text ??= method === 'HEAD' ? '' : decoded(body, received['content-encoding'])
            return text
          },
        })
      }, reject)
    })
    sent.end()
  })
}

function decoded(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

/** The nonce of the policy of a page. Each render has a new one. */
export function getNonce({ headers }: RawResponse): string {
  return /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''
}
