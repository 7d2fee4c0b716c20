import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

let directory: string
let server: ReturnType<typeof createServer>

/** Imported only after the environment names the bucket. */
let site: typeof import('../../../fixtures/site')
let rest: typeof import('../../../fixtures/cms')

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'bucket-'))
  const bucket = new S3rver({
    directory,
    silent: true,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  })
  await bucket.configureBuckets()
  server = createServer(bucket.callback()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  vi.stubEnv('S3_BUCKET', 'pictures')
  vi.stubEnv('S3_REGION', 'us-east-1')
  vi.stubEnv('S3_ENDPOINT', `http://127.0.0.1:${port}`)
  vi.stubEnv('S3_ACCESS_KEY_ID', 'S3RVER')
  vi.stubEnv('S3_SECRET_ACCESS_KEY', 'S3RVER')
  vi.resetModules()
  site = await import('../../../fixtures/site')
  rest = await import('../../../fixtures/cms')
})

afterAll(async () => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
  await rm(directory, { recursive: true })
})

async function upload(name: string) {
  const picture = sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#a86' } })
  const data = await picture.jpeg().toBuffer()
  return (await site.testPayload()).create({
    collection: 'media',
    data: { alt: 'A wall' },
    file: { name, data, mimetype: 'image/jpeg', size: data.length },
  })
}

/** The object names in the bucket; s3rver stores an object as several files. */
const held = async () =>
  (await readdir(path.join(directory, 'pictures')))
    .filter((name) => name.endsWith('._S3rver_object'))
    .map((name) => name.replace('._S3rver_object', ''))

describe('a configured bucket', () => {
  it('stores all sizes of an image and serves them through the site', async () => {
    const { filename, sizes } = await upload('wall.jpg')
    const files = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)]
    expect(files.length).toBeGreaterThan(3)
    expect(await held()).toEqual(expect.arrayContaining(files))
    for (const file of files) {
      const response = await rest.cms(`media/file/${file}`)
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'public, max-age=300',
        'cache-tag': 'site,pictures',
        etag: expect.any(String),
      })
      expect(response.headers.get('content-type')).toMatch(/^image\/(jpeg|webp|avif)$/)
      const { width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect(width).toBeGreaterThan(0)
    }
  })

  it('is written to for the status page, which leaves nothing in it', async () => {
    const { readStorage } = await import('@/data/operations/storage')
    const before = await held()
    expect(await readStorage()).toMatchObject({ bucket: 'pictures', isWritable: true })
    expect(await held()).toEqual(before)
    vi.stubEnv('S3_BUCKET', 'missing')
    vi.resetModules()
    const { readStorage: readMissing } = await import('@/data/operations/storage')
    expect(await readMissing()).toMatchObject({ bucket: 'missing', isWritable: false })
    vi.stubEnv('S3_BUCKET', 'pictures')
  })

  it('returns 404 for unknown files', async () => {
    expect((await rest.cms('media/file/never-there.jpg')).status).toBe(404)
  })

  it('deletes the files of deleted images', async () => {
    const { id, filename } = await upload('gone.jpg')
    expect(await held()).toContain(filename)
    await (await site.testPayload()).delete({ collection: 'media', id })
    expect((await held()).filter((name) => name.startsWith('gone'))).toEqual([])
  })
})
