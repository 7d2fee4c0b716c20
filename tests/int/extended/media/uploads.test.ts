import { readFileSync } from 'node:fs'
import path from 'node:path'
import { handleEndpoints } from 'payload'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { filePolicy } from '@/config/security-headers'
import config from '../../../../payload.config'
import { animated, bomb, picturedAtHome, plainPicture, svg } from '../../../fixtures/hostile-files'
import { aBuilder, testPayload } from '../../../fixtures/site'
import { signIn } from '../../../fixtures/staff'

interface UploadResponse {
  readonly status: number
  readonly text: string
  /** The stored file; empty if nothing was stored. */
  readonly filename: string
  readonly id: number
}

let cookie: Promise<string> | undefined

interface Sent {
  readonly words?: object
  /** The id of the image whose file is replaced. */
  readonly id?: number
}

/** Sends a file as the admin panel does: in a form, with a declared name and type. */
async function upload(
  data: Buffer,
  name: string,
  type = 'image/png',
  { words = { alt: 'A test' }, id: replaced }: Sent = {},
): Promise<UploadResponse> {
  cookie ??= signIn('editor')
  const form = new FormData()
  form.set('_payload', JSON.stringify(words))
  form.set('file', new File([new Uint8Array(data)], name, { type }))
  const body = new Response(form)
  const path = `/cms/api/media${replaced === undefined ? '' : `/${replaced}`}`
  const request = new Request(`http://localhost:3000${path}`, {
    method: replaced === undefined ? 'POST' : 'PATCH',
    headers: {
      cookie: await cookie,
      origin: 'http://localhost:3000',
      'sec-fetch-site': 'same-origin',
      'content-type': body.headers.get('content-type') ?? '',
    },
    body: await body.arrayBuffer(),
  })
  const response = await handleEndpoints({ config, path, request })
  const text = await response.text()
  const { filename = '', id = 0 } = response.ok ? JSON.parse(text).doc : {}
  return { status: response.status, text, filename, id }
}

const stored = (filename: string) =>
  readFileSync(path.join(process.env.DATA_DIR ?? '', 'media', filename))

const script = '<script>alert(document.cookie)</script>'
const php = '<?php system($_GET["c"]); ?>'
const followedBy = async (format: 'jpeg' | 'png' | 'webp' | 'avif', tail: string) =>
  Buffer.concat([await plainPicture(format), Buffer.from(tail)])
const createTruncated = async (format: 'jpeg' | 'png' | 'webp' | 'avif', share: number) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const whole = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#000', noise },
  })
    .toFormat(format)
    .toBuffer()
  return whole.subarray(0, Math.floor(whole.length * share))
}

type Made = () => Promise<Buffer> | Buffer
const refused: Record<string, readonly [Made, string, RegExp, string?]> = {
  'an empty file': [() => Buffer.alloc(0), 'empty.png', /file/i],
  'an HTML page declared as an image': [
    () => Buffer.from(`<!doctype html>${script}`),
    'a.png',
    /A picture must be a JPEG/,
  ],
  'a script declared as an image': [() => Buffer.from('alert(1)'), 'a.jpg', /can’t be read/],
  'an executable declared as an image': [
    () => Buffer.from('MZ\u0090\u0000\u0003'),
    'a.png',
    /can’t be read/,
  ],
  'a PDF declared as an image': [
    () => Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj'),
    'a.png',
    /is a PDF.*JPEG or PNG/,
  ],
  'an iPhone photo': [
    () => Buffer.concat([Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]),
    'IMG_7781.HEIC',
    /is a HEIC photo.*JPEG/,
  ],
  'a ZIP declared as an image': [() => Buffer.from('PK\u0003\u0004rest'), 'a.webp', /picture/],
  'a GIF that is also a script': [
    () => Buffer.from('GIF89a/*\u0001\u0000*/=1;alert(1)//'),
    'a.gif',
    /picture/,
    'image/gif',
  ],
  'a valid GIF': [() => plainPicture('gif'), 'a.gif', /A picture must be a JPEG/, 'image/gif'],
  'a TIFF declared as a JPEG': [
    () => plainPicture('tiff'),
    'a.jpg',
    /A picture must be a JPEG/,
    'image/jpeg',
  ],
  'a truncated JPEG': [() => createTruncated('jpeg', 0.5), 'cut.jpg', /damaged or incomplete/],
  'a truncated PNG': [() => createTruncated('png', 0.5), 'cut.png', /damaged or incomplete/],
  'a truncated WebP': [() => createTruncated('webp', 0.5), 'cut.webp', /damaged or incomplete/],
  'a JPEG that consists of its first bytes': [
    () => Buffer.from('ffd8ffe000104a464946', 'hex'),
    'a.jpg',
    /damaged or incomplete/,
  ],
  'a PNG that consists of its first bytes': [
    () => Buffer.from('89504e470d0a1a0a', 'hex'),
    'a.png',
    /damaged or incomplete/,
  ],
  'a PNG of 30,000 x 30,000 pixels in a few kilobytes': [
    () => bomb(30_000, 30_000),
    'a.png',
    /64 million pixels/,
  ],
  'a PNG of 100,000 x 1,000 pixels': [() => bomb(100_000, 1000), 'a.png', /64 million pixels/],
  'a JPEG of 60,000 x 1,000 pixels': [
    () =>
      sharp({ create: { width: 60_000, height: 1000, channels: 3, background: '#456' } })
        .jpeg()
        .toBuffer(),
    'a.jpg',
    /60000 x 1000 pixels; the maximum is 16,000 on each side/,
  ],
  'a PNG that declares two billion columns': [() => bomb(2_000_000_000, 1), 'a.png', /picture/],
  'a small animation of 100 frames': [
    () => animated('webp', { frames: 100, width: 600, height: 400 }),
    'a.webp',
    /100 frames of 600 x 400 pixels/,
  ],
  'an AVIF with appended HTML': [() => followedBy('avif', script), 'a.avif', /corrupted/],
  'an image of 13 MB': [() => Buffer.alloc(13 * 1024 * 1024, 1), 'a.png', /over 12 MB/],
  'an SVG of more than 1 MB': [
    () => svg(`<title>${'x'.repeat(1_100_000)}</title>`),
    'a.svg',
    /over 1 MB/,
  ],
  'an SVG with an external entity': [
    () => svg('<text>&a;</text>', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
    'a.svg',
    /not valid XML/,
  ],
  'an SVG with recursive entities (billion laughs)': [
    () =>
      svg(
        '<text>&b;</text>',
        '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>',
      ),
    'a.svg',
    /not valid XML/,
  ],
  'an SVG with too many copies': [
    () => svg('<use href="#a"/>'.repeat(40)),
    'a.svg',
    /<use> elements/,
  ],
  'an SVG in UTF-16': [
    () =>
      Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from(`<svg>${script}</svg>`, 'utf16le')]),
    'a.svg',
    /picture/i,
  ],
  'an SVG that is not valid text': [
    () => Buffer.concat([svg(''), Buffer.from('c328', 'hex')]),
    'a.svg',
    /UTF-8/,
  ],
}

it.each(Object.entries(refused))(
  'the upload of %s is rejected with a message that says why',
  async (_, [make, name, why, type]) => {
    const { status, text } = await upload(await make(), name, type)
    expect([400, 413]).toContain(status)
    expect(text).toMatch(why)
    expect(text).not.toMatch(/sharp|libvips|VipsJpeg|stack|node_modules/)
  },
)

const inert: Record<string, readonly [Made, string]> = {
  'a JPEG with appended HTML': [() => followedBy('jpeg', script), 'a.html.jpg'],
  'a PNG with appended HTML': [() => followedBy('png', script), 'a.png'],
  'a PNG with appended PHP': [() => followedBy('png', php), 'a.php.png'],
  'a WebP with appended HTML': [() => followedBy('webp', script), 'a.webp'],
  'a JPEG with HTML in its metadata': [
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .withExif({ IFD0: { ImageDescription: script, Copyright: php } })
        .jpeg()
        .toBuffer(),
    'a.jpg',
  ],
}

it.each(Object.entries(inert))(
  'the upload of %s stores only the image',
  async (_, [make, name]) => {
    const { status, filename } = await upload(await make(), name)
    expect(status).toBe(201)
    expect(stored(filename).includes('alert(')).toBe(false)
    expect(stored(filename).includes('<?php')).toBe(false)
  },
)

const cleaned: Record<string, readonly [Made, string]> = {
  'a script': [() => svg(script), 'a.svg'],
  'a script declared as a PNG': [() => svg(script), 'a.png'],
  onload: [() => svg('<g onload="alert(1)"/>'), 'a.svg'],
  'onload on the root element': [
    () =>
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2" onload="alert(1)"/>'),
    'a.svg',
  ],
  'embedded HTML': [() => svg('<foreignObject><body/></foreignObject>'), 'a.svg'],
  'a link to a script': [() => svg('<a href="javascript:alert(1)"><g/></a>'), 'a.svg'],
  'an external image': [() => svg('<image href="https://elsewhere.example/a.png"/>'), 'a.svg'],
  'a style that loads an external resource': [
    () => svg('<style>@import "//elsewhere.example"</style>'),
    'a.svg',
  ],
  'an animation of a link': [() => svg('<animate attributeName="href"/>'), 'a.svg'],
  'a style sheet instruction': [
    () => svg('<g/>', '<?xml-stylesheet href="https://elsewhere.example"?>'),
    'a.svg',
  ],
}

it.each(Object.entries(cleaned))('an SVG is saved without %s', async (_, [make, name]) => {
  const { status, filename, text } = await upload(await make(), name)
  expect([status, filename]).toEqual([201, expect.stringMatching(/^a(-\d+)?\.svg$/)])
  const drawing = stored(filename).toString()
  expect(drawing).toMatch(/^<svg xmlns="[^"]+"/)
  expect(drawing).not.toMatch(/alert|script|onload|foreign|elsewhere|animate|<\?/)
  expect(JSON.parse(text).doc.filesize).toBe(drawing.length)
})

it.each([
  ['../../../etc/cron.d/job.png', 'job.png'],
  ['..\\..\\windows\\boot.png', 'boot.png'],
  ['%2e%2e%2fescape.png', '2e-2e-2fescape.png'],
  ['shell.php.png', 'shell-php.png'],
  ['page.html', 'page.png'],
  ['photo\u202Egnp.exe', 'photo-gnp.png'],
  ['.htaccess', 'picture.png'],
  [`${'long'.repeat(100)}.png`, `${'long'.repeat(20)}.png`],
])(
  'an upload named %j gets a safe name, with the extension of the detected format',
  async (name, expected) => {
    const { filename } = await upload(await plainPicture('png'), name)
    expect(filename.replace(/-\d+\.png$/, '.png')).toBe(expected)
    expect(stored(filename).length).toBeGreaterThan(0)
  },
)

it('the image format is detected regardless of the declared name and type', async () => {
  const { filename, text } = await upload(await plainPicture('jpeg'), 'claims.png', 'text/html')
  expect(filename).toBe('claims.jpg')
  expect(JSON.parse(text).doc.mimeType).toBe('image/jpeg')
})

it('the location and the camera are removed from the metadata of every size', async () => {
  const original = await picturedAtHome()
  expect((await sharp(original).metadata()).exif).toBeDefined()
  const { filename, text } = await upload(original, 'home.jpg', 'image/jpeg')
  const sizes: { filename: string | null }[] = Object.values(JSON.parse(text).doc.sizes)
  const files = [filename, ...sizes.flatMap((size) => size.filename ?? [])]
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    expect([file, (await sharp(stored(file)).metadata()).exif]).toEqual([file, undefined])
    expect(stored(file).includes('Telephone of the owner')).toBe(false)
  }
})

it('a plain SVG is accepted, and inert when opened directly', async () => {
  const { status, text } = await upload(
    svg('<rect width="3" height="2" fill="#1f4e4a"/>'),
    'logo.svg',
  )
  expect(status).toBe(201)
  expect(JSON.parse(text).doc.mimeType).toBe('image/svg+xml')
  expect(filePolicy('image/svg+xml')).toContain(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  )
})

it('files of anonymous clients are not decoded', async () => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bomb(100_000, 1000))], 'a.png', { type: 'image/png' }))
  const request = new Request('http://localhost:3000/cms/api/media', { method: 'POST', body: form })
  const response = await handleEndpoints({ config, path: '/cms/api/media', request })
  expect(response.status).toBe(403)
  expect(await response.text()).not.toContain('pixels')
})

it('a file is preserved when its replacement is rejected', async () => {
  const { filename, id } = await upload(await plainPicture('png'), 'front.png')
  const before = stored(filename)
  for (const words of [{ alt: '' }, { alt: 'x'.repeat(301) }, { alt: 7 }, { caption: 7 }]) {
    const change = await upload(await plainPicture('jpeg'), 'back.jpg', 'image/jpeg', { id, words })
    expect(change.status).toBe(400)
    expect(stored(filename)).toEqual(before)
  }
  const words = { alt: 'The back', caption: null }
  const change = await upload(await plainPicture('jpeg'), 'back.jpg', 'image/jpeg', { id, words })
  expect([change.status, stored(change.filename).length > 0]).toEqual([200, true])
})

it('a picture with a new file has its id and its uses, is cropped around its center, and expires the pages that show it; the old file is gone', async () => {
  const payload = await testPayload()
  const old = await upload(await plainPicture('png'), 'old-door.png')
  const { id, slug } = await aBuilder({ logo: old.id })
  const focal = { focalX: 10, focalY: 90 }
  await payload.update({ collection: 'media', id: old.id, data: focal })
  const before = await payload.findByID({ collection: 'media', id: old.id })
  expect(before).toMatchObject(focal)

  const client = await payload.db.pool.connect()
  const tags: string[] = []
  client.on('notification', ({ payload: changed }) => tags.push(...JSON.parse(changed ?? '[]')))
  await client.query('listen guide_tags')
  const words = { alt: 'The new door', ...focal }
  const replaced = await upload(await plainPicture('jpeg'), 'new-door.jpg', 'image/jpeg', {
    words,
    id: old.id,
  })
  await client.query('unlisten guide_tags')
  client.release(true)
  expect(replaced).toMatchObject({ status: 200, id: old.id, filename: 'new-door.jpg' })
  expect(tags).toContain(`builder:${slug}`)

  const { logo } = await payload.findByID({ collection: 'builders', id, depth: 1 })
  expect(logo).toMatchObject({
    id: old.id,
    alt: 'The new door',
    filename: 'new-door.jpg',
    url: expect.stringContaining('new-door.jpg'),
    focalX: 50,
    focalY: 50,
  })
  const names = [before, logo].map((picture) =>
    typeof picture === 'object' && picture
      ? [picture.filename, picture.sizes?.thumb?.filename].map(String)
      : [],
  )
  expect(names.flat()).toHaveLength(4)
  for (const name of names[0] ?? []) expect(() => stored(name)).toThrow('ENOENT')
  for (const name of names[1] ?? []) expect(stored(name).length).toBeGreaterThan(0)
})
