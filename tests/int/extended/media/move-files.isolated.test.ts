import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from '@20minutes/s3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Env, parseEnv } from '@/config/env'
import type { Media } from '@/payload-types'
import { type Bucket, findMediaBucket, openBucket } from '../../../../scripts/launch/backup/bucket'
import {
  checkSettings,
  filesCommand,
  moveFiles,
} from '../../../../scripts/launch/files/files-command'
import { findBucketProblem } from '../../../../scripts/launch/files/find-bucket-problem'
import { Interrupted } from '../../../../scripts/launch/stop-signal'
import { richText } from '../../../fixtures/rich-text'
import { scratchFolder } from '../../../scratch-folder'

const url = process.env.DATABASE_URL ?? ''
const folders = { objects: scratchFolder(), first: scratchFolder(), second: scratchFolder() }
const servers: Server[] = []
let storage: Server
let isReadOnly = false
/** Whether the storage answers with other bytes than it was given. */
let isDamaging = false
let bucket: Bucket
/** The pictures that were uploaded to the first folder, with their contents by file name. */
let wall: Media
let drawing: Media
let uploaded: Record<string, Buffer>

async function listen(server: Server): Promise<number> {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const denied = '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>No.</Message></Error>'

function getSettings(changed: Record<string, string> = {}): Record<string, string> {
  const { port } = storage.address() as AddressInfo
  return {
    S3_BUCKET: 'pictures',
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    ...changed,
  }
}

function getEnv(dataDir: string, changed?: Record<string, string>): Env {
  return parseEnv({
    DATABASE_URL: url,
    PAYLOAD_SECRET: process.env.PAYLOAD_SECRET,
    DATA_DIR: dataDir,
    ...getSettings(changed),
  })
}

function move(
  direction: 'to-bucket' | 'to-folder',
  dataDir: string,
  changed?: Record<string, string>,
  stop: AbortSignal = new AbortController().signal,
) {
  const env = getEnv(dataDir, changed)
  return moveFiles(env, checkSettings(env, direction), { direction, url, stop })
}

/** Runs the command as `npm run files` does. Returns what it prints, and its error. */
async function runCommand(args: readonly string[]): Promise<{ output: string; error?: unknown }> {
  let output = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += text
    return true
  })
  const { argv } = process
  process.argv = [...argv.slice(0, 2), 'files', ...args]
  try {
    await filesCommand(getEnv(folders.first), new AbortController().signal)
    return { output }
  } catch (error) {
    return { output, error }
  } finally {
    process.argv = argv
    vi.restoreAllMocks()
  }
}

function readFolder(dataDir: string): Record<string, Buffer> {
  const folder = path.join(dataDir, 'media')
  const names = readdirSync(folder).sort()
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name))]))
}

async function readBucket(name: string) {
  const found = await bucket.read(name)
  return found && { bytes: await buffer(found.body), contentType: found.contentType }
}

const listNames = ({ filename, sizes }: Media): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter(
    (name) => typeof name === 'string',
  )

/** A server of the guide that was started with other settings, in this process. */
interface GuideServer {
  upload(name: string, data: Buffer, mimetype?: string): Promise<Media>
  /** Uploads a picture of the sample content. Returns its file name. */
  seed(file: string): Promise<string>
  /** A stored picture, as a visitor gets it. */
  load(file: string): Promise<Response>
  /** The answers of routes that show a picture. */
  share(slug: string): Promise<Response>
  print(category: string, slug: string): Promise<Response>
}

/** Payload stores its instance here, and takes it whatever the configuration. */
const instances = (globalThis as unknown as { _payload?: Map<string, unknown> })._payload

/** Starts a server with a folder and settings, which answers as long as no other was started. */
async function startServer(
  dataDir: string,
  settings: Readonly<Record<string, string>>,
): Promise<GuideServer> {
  const cms = { load: async (_: string): Promise<Response> => new Response(null, { status: 503 }) }
  const server = createServer(async (request, response) => {
    const answer = await cms.load(path.basename(request.url ?? ''))
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  const port = await listen(server)
  vi.unstubAllEnvs()
  for (const [name, value] of Object.entries({
    ...settings,
    DATA_DIR: dataDir,
    PORT: String(port),
  }))
    vi.stubEnv(name, value)
  vi.resetModules()
  instances?.clear()
  const { testPayload } = await import('../../../fixtures/site')
  const rest = await import('../../../fixtures/cms')
  const { createSeedContext } = await import('@/seed/context')
  const { seedFile } = await import('@/seed/steps/media')
  const card = await import('@/app/(frontend)/communities/[slug]/share.jpg/route')
  const guide = await import('@/app/(frontend)/resources/[category]/[slug]/guide.pdf/route')
  cms.load = (file) => rest.cms(`media/file/${file}`)
  const request = new Request('http://localhost:3000/')
  return {
    async upload(name, data, mimetype = 'image/jpeg') {
      const file = { name, data, mimetype, size: data.length }
      return (await testPayload()).create({ collection: 'media', data: { alt: 'A wall' }, file })
    },
    async seed(file) {
      const context = await createSeedContext(await testPayload(), new Date())
      await seedFile(context, { file, alt: 'A sample', from: 'src/seed/pictures' })
      return file
    },
    load: cms.load,
    share: (slug) => card.GET(request, { params: Promise.resolve({ slug }) }),
    print: (category, slug) => guide.GET(request, { params: Promise.resolve({ category, slug }) }),
  }
}

const paint = (background: string) =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
    .jpeg()
    .toBuffer()

beforeAll(async () => {
  const s3rver = new S3rver({
    directory: folders.objects,
    silent: true,
    // It computes another signature for lists, whose path ends with a slash.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  })
  await s3rver.configureBuckets()
  const answer = s3rver.callback()
  storage = createServer((request, response) => {
    if (isReadOnly && request.method === 'PUT') {
      request.resume()
      response.writeHead(403, { 'content-type': 'application/xml' }).end(denied)
    } else if (isDamaging && request.method === 'GET' && request.url?.includes('/wall.jpg')) {
      response.end('other bytes')
    } else void answer(request, response)
  })
  await listen(storage)
  const settings = findMediaBucket(getEnv(folders.first))
  if (!settings) throw new Error('The settings name no bucket.')
  bucket = await openBucket(settings)

  const local = await startServer(folders.first, {})
  wall = await local.upload('wall.jpg', await paint('#a86'))
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'
  drawing = await local.upload('plan.svg', Buffer.from(svg), 'image/svg+xml')
  uploaded = readFolder(folders.first)
})

beforeEach(() => {
  isReadOnly = false
  isDamaging = false
})

afterAll(() => {
  vi.unstubAllEnvs()
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true })
})

describe('npm run files', () => {
  it('copies the files of a folder to a bucket, and from there to another folder', async () => {
    const names = Object.keys(uploaded)
    expect(names).toEqual([...listNames(wall), ...listNames(drawing)].sort())
    const there = await move('to-bucket', folders.first)
    expect(there).toMatchObject({ copied: names.length, present: 0, failed: [] })
    for (const name of names) {
      expect((await readBucket(name))?.bytes).toEqual(uploaded[name])
    }
    expect((await readBucket('plan.svg'))?.contentType).toBe('image/svg+xml')
    expect((await readBucket('wall-card.avif'))?.contentType).toBe('image/avif')

    const back = await move('to-folder', folders.second)
    expect(back).toMatchObject({ copied: names.length, present: 0, failed: [] })
    expect(readFolder(folders.second)).toEqual(uploaded)
    expect(readFolder(folders.first)).toEqual(uploaded)
  })

  it('copies nothing that is already there with the same content', async () => {
    const present = Object.keys(uploaded).length
    const nothing = { copied: 0, bytes: 0, present, failed: [] }
    expect(await move('to-bucket', folders.first)).toEqual(nothing)
    expect(await move('to-folder', folders.second)).toEqual(nothing)
  })

  it('mends a copy that is truncated, has other bytes or another media type', async () => {
    const whole = uploaded['wall.jpg'] ?? Buffer.alloc(0)
    const damaged = Buffer.from(whole).fill(0, 100, 200)
    await bucket.write('wall.jpg', Readable.from([whole.subarray(0, 100)]), 'image/jpeg')
    await bucket.write('plan.svg', Readable.from([uploaded['plan.svg']]), 'text/html')
    expect(await move('to-bucket', folders.first)).toMatchObject({ copied: 2, failed: [] })
    expect(await readBucket('wall.jpg')).toEqual({ bytes: whole, contentType: 'image/jpeg' })
    expect((await readBucket('plan.svg'))?.contentType).toBe('image/svg+xml')

    writeFileSync(path.join(folders.second, 'media/wall.jpg'), damaged)
    expect(await move('to-folder', folders.second)).toMatchObject({ copied: 1, failed: [] })
    expect(readFolder(folders.second)).toEqual(uploaded)
  })

  it('names a file that the storage damages, and leaves no part of it in a folder', async () => {
    await bucket.remove('wall.jpg')
    isDamaging = true
    expect(await move('to-bucket', folders.first)).toMatchObject({
      copied: 0,
      failed: [{ name: 'wall.jpg', reason: 'The copy has another checksum than the file.' }],
    })
    const file = path.join(folders.second, 'media/wall.jpg')
    unlinkSync(file)
    expect(await move('to-folder', folders.second)).toMatchObject({
      copied: 0,
      failed: [{ name: 'wall.jpg', reason: 'The file changed while it was copied.' }],
    })
    const { 'wall.jpg': damaged, ...others } = uploaded
    expect(readFolder(folders.second)).toEqual(others)
    isDamaging = false
    expect(await move('to-folder', folders.second)).toMatchObject({ copied: 1, failed: [] })
    expect(readFileSync(file)).toEqual(damaged)
  })

  it('names a file that a document has and neither place, and copies the others', async () => {
    const empty = scratchFolder()
    mkdirSync(path.join(empty, 'media'))
    writeFileSync(path.join(empty, 'media/wall.jpg'), uploaded['wall.jpg'] ?? '')
    for (const name of ['wall.jpg', 'wall-card.avif']) await bucket.remove(name)
    expect(await move('to-bucket', empty)).toMatchObject({
      copied: 1,
      failed: [{ name: 'wall-card.avif', document: wall.id, reason: 'The file is missing.' }],
    })
    expect((await readBucket('wall.jpg'))?.bytes).toEqual(uploaded['wall.jpg'])
    unlinkSync(path.join(empty, 'media/wall.jpg'))
    await expect(move('to-bucket', empty)).rejects.toThrow(
      `${empty}/media has no files, and the database names 6: check that the settings lead to the files of this database.`,
    )
    rmSync(empty, { recursive: true })
    await move('to-bucket', folders.first)
  })

  it('prints counts, failed files, and what to set, and fails if a file did', async () => {
    const done = await runCommand(['to-bucket'])
    expect(done.error).toBeUndefined()
    expect(done.output).toContain('Copied: 0 (0.0 MB). Already there: 6. Failed: 0.\n')
    expect(done.output).toContain(
      `Now set S3_BUCKET=pictures, S3_REGION=us-east-1, S3_ENDPOINT=${getSettings().S3_ENDPOINT}, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY for every server`,
    )
    const file = path.join(folders.first, 'media/wall-card.avif')
    unlinkSync(file)
    await bucket.remove('wall-card.avif')
    const failed = await runCommand(['to-bucket'])
    writeFileSync(file, uploaded['wall-card.avif'] ?? '')
    expect(failed.output).toContain(`wall-card.avif (picture ${wall.id}): The file is missing.\n`)
    expect(failed.error).toMatchObject({
      name: 'LaunchError',
      message: expect.stringMatching(/^Not all files were copied/),
    })
    expect((await runCommand(['to-bucket'])).output).toContain('Copied: 1 ')
    expect((await runCommand(['there'])).error).toMatchObject({
      message: expect.stringMatching(/^npm run files -- to-bucket {2}copies/),
    })
  })

  it('copies no more files when it is stopped', async () => {
    await bucket.remove('plan.svg')
    const stop = AbortSignal.abort(new Interrupted('SIGTERM'))
    await expect(move('to-bucket', folders.first, {}, stop)).rejects.toThrow(Interrupted)
    expect(await readBucket('plan.svg')).toBeUndefined()
    expect(await move('to-bucket', folders.first)).toMatchObject({ copied: 1, failed: [] })
  })

  it('leaves out what the guide did not store: objects and files in folders', async () => {
    await bucket.write('backups/manifest.json', Readable.from([Buffer.from('{}')]))
    expect(await move('to-folder', folders.second)).toMatchObject({ copied: 0, failed: [] })
    expect(readFolder(folders.second)).toEqual(uploaded)
    await bucket.remove('backups/manifest.json')
  })

  it('says in a sentence what is wrong with a bucket, before the first file', async () => {
    const { S3_ENDPOINT: endpoint } = getSettings()
    await expect(move('to-bucket', folders.first, { S3_BUCKET: 'missing' })).rejects.toThrow(
      `${endpoint} has no bucket missing: create it, or correct S3_BUCKET and S3_REGION.`,
    )
    await expect(move('to-folder', folders.second, { S3_BUCKET: 'missing' })).rejects.toThrow(
      `${endpoint} has no bucket missing`,
    )
    await expect(move('to-bucket', folders.first, { S3_ACCESS_KEY_ID: 'another' })).rejects.toThrow(
      `${endpoint} does not accept the keys: correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
    )
    await expect(
      move('to-bucket', folders.first, { S3_ENDPOINT: 'http://127.0.0.1:1' }),
    ).rejects.toThrow('http://127.0.0.1:1 cannot be reached: correct S3_ENDPOINT or the network.')
    isReadOnly = true
    await expect(move('to-bucket', folders.first)).rejects.toThrow(
      'The keys may not do this in the bucket pictures: they need s3:ListBucket, s3:GetObject, s3:PutObject and s3:DeleteObject.',
    )
    // Reading is enough for the way back.
    expect(await move('to-folder', folders.second)).toMatchObject({ copied: 0, failed: [] })
  })

  it('is tried by a start, which says what is wrong and leaves nothing', async () => {
    expect(await findBucketProblem(getEnv(folders.first))).toBeUndefined()
    expect(await readBucket('.files-check')).toBeUndefined()
    expect(await findBucketProblem(parseEnv({ DATA_DIR: folders.first }))).toBeUndefined()
    const missing = getEnv(folders.first, { S3_BUCKET: 'missing' })
    expect(await findBucketProblem(missing)).toMatch(/has no bucket missing: create it/)
    isReadOnly = true
    expect(await findBucketProblem(getEnv(folders.first))).toBe(
      'Uploaded files cannot be stored. The keys may not do this in the bucket pictures: they need s3:ListBucket, s3:GetObject, s3:PutObject and s3:DeleteObject.',
    )
  })

  it('refuses settings that are missing or contradict', () => {
    const without = parseEnv({ DATA_DIR: folders.first })
    expect(() => checkSettings(without, 'to-bucket')).toThrow(/^Set S3_BUCKET and S3_REGION/)
    const shared = getEnv(folders.first, {
      BACKUP_S3_BUCKET: 'pictures',
      BACKUP_S3_REGION: 'us-east-1',
      BACKUP_S3_ENDPOINT: getSettings().S3_ENDPOINT ?? '',
    })
    expect(() => checkSettings(shared, 'to-bucket')).toThrow(
      /^S3_BUCKET and BACKUP_S3_BUCKET are the same bucket/,
    )
    const several = getEnv(folders.first, { REPLICAS: '2' })
    expect(() => checkSettings(several, 'to-folder')).toThrow(/set STORAGE=shared/)
    expect(() => checkSettings(several, 'to-bucket')).not.toThrow()
  })
})

describe('two servers with one bucket and empty folders', () => {
  it('show what was copied, the sample, and what the other uploads, also in share pictures and PDFs', async () => {
    const own = [scratchFolder(), scratchFolder()] as const
    const first = await startServer(own[0], getSettings())
    for (const [name, bytes] of Object.entries(uploaded)) {
      const response = await first.load(name)
      expect([response.status, Buffer.from(await response.arrayBuffer())]).toEqual([200, bytes])
    }
    expect((await first.load('plan.svg')).headers.get('content-type')).toBe('image/svg+xml')
    const grass = await first.upload('green.jpg', await paint('#0c0'))
    await publishWith(grass.id)
    const sample = await first.seed('framing-1.webp')

    const second = await startServer(own[1], getSettings())
    for (const name of [sample, ...listNames(grass)]) {
      expect((await second.load(name)).status).toBe(200)
    }
    const card = await second.share('green-acres')
    const right = { left: 900, top: 300, width: 1, height: 1 }
    const [red = 0, green = 0] = await sharp(Buffer.from(await card.arrayBuffer()))
      .extract(right)
      .raw()
      .toBuffer()
    expect(green - red).toBeGreaterThan(180)
    const pdf = await second.print('home-buying-tips', 'green-guide')
    // The only JPEG in it is the picture.
    expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1')).toContain('/DCTDecode')
    const blue = await second.upload('blue.jpg', await paint('#00c'))

    const again = await startServer(own[0], getSettings())
    for (const name of listNames(blue)) expect((await again.load(name)).status).toBe(200)
    for (const folder of own) {
      expect(readdirSync(folder)).toEqual([])
      rmSync(folder, { recursive: true })
    }
  })
})

/** Publishes a community and a guide with a picture. */
async function publishWith(picture: number): Promise<void> {
  const { aCommunity, testPayload } = await import('../../../fixtures/site')
  await aCommunity({ slug: 'green-acres', images: [picture] })
  const content = richText('A guide with a picture.')
  content.root.children.push({
    type: 'upload',
    version: 3,
    relationTo: 'media',
    value: picture,
    fields: null,
    format: '',
  })
  const payload = await testPayload()
  await payload.create({
    collection: 'resources',
    data: {
      slug: 'green-guide',
      title: 'Green guide',
      description: 'About green.',
      type: 'guide',
      category: 'home-buying-tips',
      content,
      _status: 'published',
    },
  })
}
