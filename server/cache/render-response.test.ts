import type { ServerResponse } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { renderResponse } from './render-response'

const MEGABYTE = 1024 ** 2

it('a response that outlives its render does not hold its body', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const outliving: ServerResponse[] = []
  const render = async () => {
    const response = await renderResponse(
      async (_req, res) => {
        outliving.push(res)
        res.setHeader('content-type', 'application/pdf')
        for (let part = 0; part < 8; part += 1) res.write(Buffer.alloc(MEGABYTE, part))
        res.end()
      },
      { url: '/guide.pdf', headers: {} },
    )
    return response.body.length
  }
  collectGarbage()
  const before = process.memoryUsage().arrayBuffers
  for (let turn = 0; turn < 10; turn += 1) expect(await render()).toBe(8 * MEGABYTE)
  // What was written leaves the socket bit by bit.
  await vi.waitUntil(() => outliving.every(({ socket }) => !socket?.writableLength), 60_000)
  collectGarbage()
  expect(outliving).toHaveLength(10)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * MEGABYTE)
})

it('a render that fails before or after its first bytes rejects', async () => {
  const fail = (begin: (res: ServerResponse) => void) =>
    renderResponse(
      async (_req, res) => {
        begin(res)
        throw new Error('No database')
      },
      { url: '/', headers: {} },
    )
  await expect(fail(() => {})).rejects.toThrow('No database')
  await expect(fail((res) => res.write('<!DOCTYPE html>'))).rejects.toThrow('No database')
})
