import { createHash } from 'node:crypto'

export interface Measure {
  readonly bytes: number
  /** Hexadecimal. */
  readonly sha256: string
}

/** Measures what passes through `measure`; `read` tells the result when it has ended. */
export function createMeter() {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    async *measure(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of chunks) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    read: (): Measure => ({ bytes, sha256: hash.digest('hex') }),
  }
}

/** Reads a stream to its end. */
export async function measureStream(chunks: AsyncIterable<Uint8Array>): Promise<Measure> {
  const { measure, read } = createMeter()
  for await (const _ of measure(chunks));
  return read()
}
