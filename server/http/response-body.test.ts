import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { ResponseBody } from './response-body'

const words = Array.from({ length: 4000 }, (_, index) => `word ${(index * index) % 9973}`)
const text = words.join(' ')

async function packedBody(): Promise<ResponseBody> {
  const body = new ResponseBody(Buffer.from(text))
  await body.pack()
  return body
}

it('a packed body takes less memory, and is sent in each encoding', async () => {
  const body = await packedBody()
  expect(body.length).toBe(text.length)
  expect(body.memory).toBeLessThan(text.length)
  for (let request = 0; request < 2; request += 1) {
    expect((await body.read()).toString()).toBe(text)
    expect(brotliDecompressSync(await body.encode('br')).toString()).toBe(text)
    expect(gunzipSync(await body.encode('gzip')).toString()).toBe(text)
  }
})

it('a body is compressed well for the second request of an encoding, not for the first', async () => {
  const [once, often] = [await packedBody(), await packedBody()]
  const { length: fast } = await once.encode('br')
  // Bodies are compressed well one after another.
  await vi.waitFor(async () => expect((await often.encode('br')).length).toBeLessThan(fast))
  expect(await once.encode('br')).toHaveLength(fast)
})
