import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressStatic } from '../scripts/launch/compress-static'
import { staticSender } from './static-files'

const script = `console.log('${'a script '.repeat(300)}')`
const folder = mkdtempSync(path.join(tmpdir(), 'guide-static-'))
const server = createServer()
let site = ''

beforeEach(async () => {
  mkdirSync(path.join(folder, 'chunks'), { recursive: true })
  writeFileSync(path.join(folder, 'chunks/app~[slug].js'), script)
  writeFileSync(path.join(folder, 'chunks/map.svg'), '<svg/>')
  await compressStatic(folder)
  const send = staticSender(folder)
  server.on('request', (req, res) => {
    if (!send(req, res)) res.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
  server.removeAllListeners('request')
  rmSync(folder, { recursive: true, force: true })
})

const ask = (address: string, encoding: string, method = 'GET') =>
  fetch(site + address, { method, headers: { 'accept-encoding': encoding } })

const address = '/_next/static/chunks/app~%5Bslug%5D.js'

it.each([
  ['br', 'gzip, br'],
  ['gzip', 'gzip'],
])('sends a script compressed at build time: %s', async (encoding, accepted) => {
  const answer = await ask(address, accepted)
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('content-type')).toBe('application/javascript; charset=UTF-8')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(await answer.text()).toBe(script)
})

it('answers HEAD with the length and no body', async () => {
  const answer = await ask(address, 'br', 'HEAD')
  expect(answer.status).toBe(200)
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(script.length / 10)
  expect(await answer.text()).toBe('')
})

it.each([
  ['a client that accepts no encoding', address, 'identity', 'GET'],
  ['a file that is neither script nor style sheet', '/_next/static/chunks/map.svg', 'br', 'GET'],
  ['a file that is not part of the build', '/_next/static/chunks/other.js', 'br', 'GET'],
  ['the compressed file itself', `${address}.br`, 'br', 'GET'],
  ['another method', address, 'br', 'POST'],
])('does not handle %s', async (_what, where, encoding, method) => {
  expect((await ask(where, encoding, method)).status).toBe(418)
})
