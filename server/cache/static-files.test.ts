import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import inject from 'light-my-request'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scratchFolder } from '../../tests/scratch-folder'
import { type SendStatic, staticFiles } from './static-files'

let folder = ''
let send: SendStatic

beforeAll(() => {
  folder = scratchFolder()
  const [build, archive, files] = [
    path.join(folder, 'build'),
    path.join(folder, 'archive'),
    path.join(folder, 'public'),
  ]
  mkdirSync(path.join(build, 'chunks'), { recursive: true })
  mkdirSync(path.join(archive, 'chunks'), { recursive: true })
  mkdirSync(files)
  writeFileSync(path.join(build, 'chunks/a1.js'), 'run()')
  writeFileSync(path.join(files, 'logo.svg'), '<svg/>')
  send = staticFiles({ build, archive, public: files })
  writeFileSync(path.join(archive, 'chunks/before.js'), 'runBefore()')
  writeFileSync(path.join(archive, 'chunks/before.js.gz'), 'compressed')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Requests a path. Whatever is no file is rendered by Next, which answers 299 here. */
const get = (url: string) =>
  inject((req, res) => send(req, res, () => res.writeHead(299).end('rendered')), url)

describe('files of the build', () => {
  it('may be stored for a year', async () => {
    const response = await get('/_next/static/chunks/a1.js')
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('public,max-age=31536000,immutable')
  })

  it('are found in a build before, also when another server has archived them since the start', async () => {
    const response = await get('/_next/static/chunks/before.js')
    expect([response.statusCode, response.body]).toEqual([200, 'runBefore()'])
    expect(response.headers['cache-control']).toBe('public,max-age=31536000,immutable')
    const compressed = await inject((req, res) => send(req, res, () => {}), {
      url: '/_next/static/chunks/before.js',
      headers: { 'accept-encoding': 'gzip' },
    })
    expect([compressed.headers['content-encoding'], compressed.body]).toEqual([
      'gzip',
      'compressed',
    ])
  })

  it.each(['/_next/static/chunks/none.js', '/_next/static/..%2fsecret', '/_next/static/'])(
    'are not rendered when they are missing: %s',
    async (url) => {
      const response = await get(url)
      expect(response.statusCode).toBe(404)
      expect(response.headers['cache-control']).toBe('no-store')
      expect(response.body).toBe('This file does not exist.')
    },
  )
})

describe('other paths', () => {
  it('are public files, or pages for Next', async () => {
    expect((await get('/logo.svg')).body).toBe('<svg/>')
    expect((await get('/communities')).body).toBe('rendered')
    expect((await get('/_next/image?url=x')).body).toBe('rendered')
  })
})
