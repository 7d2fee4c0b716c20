import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { renderResponse } from './render-response'

const MEGABYTE = 1024 ** 2

/** The bytes of all buffers that an object leads to, without those on their way to its socket. */
function countHeld(value: unknown, seen = new Set<unknown>()): number {
  if (typeof value !== 'object' || value === null || seen.has(value)) return 0
  seen.add(value)
  if (Buffer.isBuffer(value)) return value.length
  const properties = Object.entries(Object.getOwnPropertyDescriptors(value))
  return properties
    .filter(([name]) => name !== 'socket')
    .reduce((sum, [, property]) => sum + countHeld(property.value, seen), 0)
}

it('a response that outlives its render does not hold its body', async () => {
  let outliving: ServerResponse | undefined
  const rendered = await renderResponse(
    async (_req, res) => {
      outliving = res
      res.setHeader('content-type', 'application/pdf')
      for (let part = 0; part < 8; part += 1) res.write(Buffer.alloc(MEGABYTE, part))
      res.end()
    },
    { url: '/guide.pdf', headers: {} },
  )
  expect(rendered.body.length).toBe(8 * MEGABYTE)
  expect(outliving?.writableEnded).toBe(true)
  expect(countHeld(outliving)).toBeLessThan(MEGABYTE)
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
