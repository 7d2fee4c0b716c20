import { createHash } from 'node:crypto'
import { hasNotFoundMarker } from '@/lib/not-found-marker'
import { compress, type Encoding } from './encoding'
import { inlineScriptHashes } from './inline-scripts'

/** Brotli's scale; gzip ends at 9. */
const qualities = { quick: 6, best: 11 } as const
type Quality = keyof typeof qualities

/** What has been worked out about one page text. */
interface Prepared {
  readonly scriptHashes: readonly string[]
  /** It says that what its address names is not there. */
  readonly isNotFound: boolean
  readonly bodies: Partial<Record<Encoding, Partial<Record<Quality, Promise<Buffer>>>>>
  /** What it weighs in memory at most, in bytes. */
  readonly weight: number
}

const budget = 24 * 1024 * 1024

/**
 * Remembers script hashes and compressed bodies by the page's own text, so that a cached page is
 * worked through once and not for every visitor. The least recently used texts go first.
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
 * The compressed body of a prepared page, made on first use: as well as can be, which takes some
 * tenths of a second, of a page that Next keeps and will be asked for again.
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
