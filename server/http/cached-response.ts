import type { IncomingMessage, ServerResponse } from 'node:http'
import { entityTag, isKnown, PRIVATE, SHARED } from '@/http/respond'
import { log } from '@/lib/log/log'
import { compress, type Encoding, preferredEncoding } from '../cache/encoding'

export type CachedHeaders = Readonly<Record<string, string | string[]>>

/** Shorter bodies are sent uncompressed, in bytes. */
const WORTH_COMPRESSING = 1024

/** Levels of Brotli, where 11 is the maximum. The maximum of gzip is 9. */
const quality = { fast: 5, best: 11 } as const

/** One after another, so that compressing well never takes a second core from requests. */
let queue: Promise<unknown> = Promise.resolve()

/** While changes follow each other, answers become stale faster than they are compressed well. */
const MAX_QUEUED = 50
let queued = 0

interface Encoded {
  body: Promise<Buffer>
  /** Whether `body` is compressed well, or will be. */
  isBest: boolean
}

/** A complete response that can be sent to many clients. */
export class CachedResponse {
  constructor(
    readonly status: number,
    readonly headers: CachedHeaders,
    readonly body: Buffer,
    private readonly encoded = new Map<Encoding, Encoded>(),
  ) {}

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

  /** The response with an `ETag`, and with `Cache-Tag` for a CDN. */
  stored(tags: Iterable<string>): CachedResponse {
    const { etag = entityTag(this.body) } = this.headers
    return new CachedResponse(
      this.status,
      { ...this.headers, etag, 'cache-tag': [...tags].sort().join(',') },
      this.body,
    )
  }

  /** The response, to send although its content changed. RFC 9211 defines the header. */
  stale(): CachedResponse {
    const headers = { ...this.headers, 'cache-status': 'guide; hit; detail=stale' }
    return new CachedResponse(this.status, headers, this.body, this.encoded)
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
    const body = encoding ? await this.compressed(encoding) : this.body
    if (res.closed || res.headersSent) return
    if (encoding) res.setHeader('Content-Encoding', encoding)
    res.setHeader('Content-Length', body.length)
    res.writeHead(this.status).end(body)
  }

  /** Fast for the first request of an encoding. Its second request has it compressed well. */
  private compressed(encoding: Encoding): Promise<Buffer> {
    const known = this.encoded.get(encoding)
    if (known) {
      if (!known.isBest && queued < MAX_QUEUED) this.compressWell(encoding, known)
      return known.body
    }
    const body = compress(this.body, encoding, quality.fast)
    this.encoded.set(encoding, { body, isBest: false })
    return body
  }

  /** Replaces a compressed body by a smaller one, in the background. */
  private compressWell(encoding: Encoding, known: Encoded): void {
    known.isBest = true
    queued += 1
    queue = queue
      .then(async () => {
        const smaller = await compress(this.body, encoding, quality.best)
        known.body = Promise.resolve(smaller)
      })
      .catch((error: unknown) => log.warn({ err: error }, 'compressing an answer failed'))
      .finally(() => {
        queued -= 1
      })
  }
}
