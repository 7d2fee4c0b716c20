import type { IncomingMessage, ServerResponse } from 'node:http'
import { entityTag, isKnown, PRIVATE, SHARED } from '@/http/respond'
import { preferredEncoding } from '../cache/encoding'
import { ResponseBody } from './response-body'

export type CachedHeaders = Readonly<Record<string, string | string[]>>

/** Shorter bodies are sent uncompressed, in bytes. */
const WORTH_COMPRESSING = 1024

/** A complete response that can be sent to many clients. */
export class CachedResponse {
  constructor(
    readonly status: number,
    readonly headers: CachedHeaders,
    readonly body: ResponseBody,
  ) {}

  static from(status: number, headers: CachedHeaders, bytes: Buffer): CachedResponse {
    return new CachedResponse(status, headers, new ResponseBody(bytes))
  }

  /** Whether the response may be stored and sent to other visitors. */
  get isStorable(): boolean {
    const { 'cache-control': caching = 'no-store', 'set-cookie': cookie } = this.headers
    return this.status === 200 && !cookie && !/private|no-store/.test(String(caching))
  }

  /**
   * The response with the status that its page has set. Next's client treats page data with another
   * status than 200 as a failure, so it is not stored instead.
   */
  withStatus(status: number): CachedResponse {
    const isHtml = String(this.headers['content-type']).startsWith('text/html')
    const headers = { ...this.headers, 'cache-control': PRIVATE }
    return new CachedResponse(isHtml ? status : this.status, headers, this.body)
  }

  /** The response of a cached route. Next forbids caches to store pages that it renders on demand. */
  shared(): CachedResponse {
    const isPage = /^text\/(html|x-component)/.test(String(this.headers['content-type']))
    if (!isPage || this.status !== 200) return this
    return new CachedResponse(this.status, { ...this.headers, 'cache-control': SHARED }, this.body)
  }

  private get isCompressible(): boolean {
    return (
      this.body.length >= WORTH_COMPRESSING &&
      /^text\/|json|xml|javascript/.test(String(this.headers['content-type']))
    )
  }

  /** The response with an `ETag` and the given headers, and only compressed in memory. */
  async stored(headers: CachedHeaders): Promise<CachedResponse> {
    const { etag = entityTag(await this.body.read()) } = this.headers
    if (this.isCompressible) await this.body.pack()
    return new CachedResponse(this.status, { ...this.headers, etag, ...headers }, this.body)
  }

  /** The response, to send although its content changed. RFC 9211 defines the header. */
  stale(): CachedResponse {
    const headers = { ...this.headers, 'cache-status': 'guide; hit; detail=stale' }
    return new CachedResponse(this.status, headers, this.body)
  }

  /** Sends the response: compressed if the client accepts it, or 304 if it already has the response. */
  async send(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (res.headersSent || res.closed) return
    const { etag } = this.headers
    for (const [name, value] of Object.entries(this.headers)) res.setHeader(name, value)
    if (isKnown(req.headers['if-none-match'], typeof etag === 'string' ? etag : undefined)) {
      for (const name of ['content-type', 'content-security-policy']) res.removeHeader(name)
      res.writeHead(304).end()
      return
    }
    const encoding = this.isCompressible
      ? preferredEncoding(req.headers['accept-encoding'])
      : undefined
    if (this.isCompressible) res.appendHeader('Vary', 'Accept-Encoding')
    const body = await (encoding ? this.body.encode(encoding) : this.body.read())
    if (res.closed || res.headersSent) return
    if (encoding) res.setHeader('Content-Encoding', encoding)
    res.setHeader('Content-Length', body.length)
    res.writeHead(this.status).end(body)
  }
}
