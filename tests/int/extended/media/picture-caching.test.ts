import sharp from 'sharp'
import { expect, it } from 'vitest'
import { callEndpoint } from '../../../fixtures/call-endpoint'
import { testPayload } from '../../../fixtures/site'

async function aPicture(name: string, background: string) {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background } })
  const data = await picture.png().toBuffer()
  return { name, data, mimetype: 'image/png', size: data.length }
}

async function ask(filename: string | null | undefined, headers: Record<string, string> = {}) {
  const response = await callEndpoint(`media/file/${filename}`, { headers })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

it('a picture has five minutes in caches, a tag for a CDN, and an ETag that changes with the file', async () => {
  const payload = await testPayload()
  const file = await aPicture('wall.png', '#a86')
  const { id, filename } = await payload.create({
    collection: 'media',
    data: { alt: 'A wall' },
    file,
  })
  const first = await ask(filename)
  expect(first.response.status).toBe(200)
  expect(Object.fromEntries(first.response.headers)).toMatchObject({
    'cache-control': 'public, max-age=300',
    'cache-tag': 'site,pictures',
    etag: expect.stringMatching(/^W\/"[0-9a-z]+-[0-9a-z]+"$/),
  })
  const again = await ask(filename)
  expect(again.response.headers.get('etag')).toBe(first.response.headers.get('etag'))

  const replacement = await aPicture('wall.png', '#123456')
  const { filename: name } = await payload.update({
    collection: 'media',
    id,
    data: {},
    file: replacement,
    overwriteExistingFiles: true,
  })
  expect(name).toBe(filename)
  const replaced = await ask(name)
  expect(replaced.bytes).not.toEqual(first.bytes)
  expect(replaced.response.headers.get('etag')).not.toBe(first.response.headers.get('etag'))
})

it('a part of a picture is sent as a range', async () => {
  const payload = await testPayload()
  const { filename } = await payload.create({
    collection: 'media',
    data: { alt: 'A door' },
    file: await aPicture('door.png', '#456'),
  })
  const { response, bytes } = await ask(filename, { range: 'bytes=0-7' })
  expect([response.status, bytes.toString('latin1')]).toEqual([206, '\u0089PNG\r\n\u001a\n'])
  expect(response.headers.get('content-range')).toMatch(/^bytes 0-7\/\d+$/)
})

it('no size of a deleted picture is served', async () => {
  const payload = await testPayload()
  const { id, filename, sizes } = await payload.create({
    collection: 'media',
    data: { alt: 'A gate' },
    file: await aPicture('gate.png', '#789'),
  })
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)]
  expect(names.length).toBeGreaterThan(3)
  const statuses = () => Promise.all(names.map(async (name) => (await ask(name)).response.status))
  expect(new Set(await statuses())).toEqual(new Set([200]))
  await payload.delete({ collection: 'media', id })
  expect(new Set(await statuses())).toEqual(new Set([404]))
  expect((await ask(filename)).response.headers.get('cache-control')).toBe('no-store')
})
