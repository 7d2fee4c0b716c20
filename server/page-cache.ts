import { createHash } from 'node:crypto'
import { hasNotFoundMarker } from '@/lib/not-found-marker'
import { compress, type Encoding } from './encoding'
import { inlineScriptHashes } from './inline-scripts'

/** Levels of Brotli, where 11 is the maximum. The maximum of gzip is 9. */
const qualities = { quick: 6, best: 11 } as const
type Quality = keyof typeof qualities

/** Results computed once per page body. */
interface Prepared {
  readonly scriptHashes: readonly string[]
  /** Whether the page contains the marker for 404. */
  readonly isNotFound: boolean
  readonly bodies: Partial<Record<Encoding, Partial<Record<Quality, Promise<Buffer>>>>>
  /** Maximum size in memory, in bytes. */
  readonly weight: number
}

const budget = 24 * 1024 * 1024

/**
 * Caches script hashes and compressed bodies by a hash of the page, so a cached page is processed
 * once. Evicts the least recently used entries.
 */
export class PageCache {
  private readonly pages = new Map<string, Prepared>()
  private weight = 0

  prepare(body: Buffer): Prepared {
    const key = createHash('sha1').update(body).digest('base64')
    const known = this.pages.get(key)
    const page = known ?? prepared(body)
    this.pages.delete(key)
    this.pages.set(key, page)
    if (!known) this.grow(page.weight)
    return page
  }

  private grow(weight: number): void {
    this.weight += weight
    for (const [key, page] of this.pages) {
      if (this.weight <= budget) return
      this.pages.delete(key)
      this.weight -= page.weight
    }
  }
}

function prepared(body: Buffer): Prepared {
  const html = body.toString()
  return {
    scriptHashes: inlineScriptHashes(html),
    isNotFound: hasNotFoundMarker(html),
    bodies: {},
    weight: body.length / 2 + 512,
  }
}

/**
 * Returns the compressed body of a page and compresses it on first use. Pages in Next's cache are
 * sent many times, so they are compressed at the highest level, which takes some tenths of a
 * second.
 */
export function compressedBody(
  page: Prepared,
  body: Buffer,
  encoding: Encoding,
  isKept: boolean,
): Promise<Buffer> {
  const quality = isKept ? 'best' : 'quick'
  const bodies = page.bodies[encoding] ?? {}
  page.bodies[encoding] = bodies
  bodies[quality] ??= compress(body, encoding, qualities[quality])
  return bodies[quality]
}
