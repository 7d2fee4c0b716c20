import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compress, preferredEncoding } from './encoding'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('the preferred encoding for Accept-Encoding %o is %o', (accept, encoding) => {
  expect(preferredEncoding(accept)).toBe(encoding)
})

it('compress is lossless', async () => {
  const body = Buffer.from('a page '.repeat(500))
  expect(brotliDecompressSync(await compress(body, 'br', 6))).toEqual(body)
  expect(gunzipSync(await compress(body, 'gzip', 6))).toEqual(body)
})
