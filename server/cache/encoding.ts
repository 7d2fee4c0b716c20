import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** The preferred supported encoding that the client accepts, if any. */
export function preferredEncoding(accept: string | string[] | undefined): Encoding | undefined {
  const offered = String(accept ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0])
  return (['br', 'gzip'] as const).find((encoding) => offered.includes(encoding))
}

const compressors = {
  br: (body: Buffer, quality: number) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer, quality: number) => promisify(gzip)(body, { level: Math.min(quality, 9) }),
}

/** Compresses off the main thread. */
export function compress(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  return compressors[encoding](body, quality)
}

/** The bytes that Brotli compressed. */
export const decompress = (packed: Buffer): Promise<Buffer> => promisify(brotliDecompress)(packed)
