import { LRUCache } from 'lru-cache'
import { log } from '@/lib/log/log'
import { compress, decompress, type Encoding } from '../cache/encoding'

/** Levels of Brotli, where 11 is the maximum. The maximum of gzip is 9. */
const quality = { fast: 5, best: 11 } as const

/** One after another, so that compressing well never takes a second core from requests. */
let queue: Promise<unknown> = Promise.resolve()

/** While changes follow each other, answers become stale faster than they are compressed well. */
const MAX_QUEUED = 50
let queued = 0

/** Plain bodies of packed responses, in bytes, so that clients that accept no compression cost little. */
const MAX_PLAIN = 8 * 1024 * 1024
const plainBodies = new LRUCache<ResponseBody, Buffer>({
  maxSize: MAX_PLAIN,
  sizeCalculation: ({ length }) => length + 1,
})

interface Encoded {
  bytes: Promise<Buffer>
  /** Whether a client has asked for it. */
  isAsked: boolean
  /** Whether `bytes` are compressed well, or will be. */
  isBest: boolean
}

/** The body of a response, in each encoding that was asked for. */
export class ResponseBody {
  private readonly encoded = new Map<Encoding, Encoded>()
  /** Undefined while the body is packed. */
  private plain: Buffer | undefined
  /** The length of the plain body, in bytes. */
  readonly length: number
  /** The memory that it takes with both encodings, in bytes. */
  memory: number

  constructor(plain: Buffer) {
    this.plain = plain
    this.length = plain.length
    this.memory = plain.length
  }

  /** Drops the plain bytes after compressing them. */
  async pack(): Promise<void> {
    const packed = await this.add('br').bytes
    // Gzip takes about a fifth more, and most clients do not ask for it.
    this.memory = Math.ceil(packed.length * 2.25)
    this.plain = undefined
  }

  async read(): Promise<Buffer> {
    const known = this.plain ?? plainBodies.get(this)
    if (known) return known
    const packed = this.encoded.get('br')
    if (!packed) throw new Error('A body without plain bytes has no compressed ones.')
    const bytes = await decompress(await packed.bytes)
    plainBodies.set(this, bytes)
    return bytes
  }

  /** Fast for the first request of an encoding. Its second request has it compressed well. */
  encode(encoding: Encoding): Promise<Buffer> {
    const known = this.encoded.get(encoding) ?? this.add(encoding)
    if (known.isAsked && !known.isBest && queued < MAX_QUEUED) this.compressWell(encoding, known)
    known.isAsked = true
    return known.bytes
  }

  private add(encoding: Encoding): Encoded {
    const bytes = this.compress(encoding, quality.fast)
    const added = { bytes, isAsked: false, isBest: false }
    this.encoded.set(encoding, added)
    return added
  }

  private async compress(encoding: Encoding, level: number): Promise<Buffer> {
    return compress(await this.read(), encoding, level)
  }

  /** Replaces compressed bytes by fewer ones, in the background. */
  private compressWell(encoding: Encoding, known: Encoded): void {
    known.isBest = true
    queued += 1
    queue = queue
      .then(async () => {
        const smaller = await this.compress(encoding, quality.best)
        known.bytes = Promise.resolve(smaller)
      })
      .catch((error: unknown) => log.warn({ err: error }, 'compressing an answer failed'))
      .finally(() => {
        queued -= 1
      })
  }
}
