import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function ownAddressOn(host: string, port = 3000): Promise<string> {
  vi.stubEnv('HOST', host)
  vi.stubEnv('PORT', String(port))
  vi.resetModules()
  const { internalUrl: ownAddress } = await import('./internal-url')
  return ownAddress()
}

it.each([
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['0:0:0:0:0:0:0:0', 'http://[::1]:3000'],
  ['::1', 'http://[::1]:3000'],
  ['2001:db8::7', 'http://[2001:db8::7]:3000'],
  ['192.0.2.7', 'http://192.0.2.7:3000'],
  ['localhost', 'http://localhost:3000'],
])('a server on %s sends internal requests to %s', async (host, address) => {
  expect(await ownAddressOn(host)).toBe(address)
})

it.each(['0.0.0.0', '127.0.0.1', 'localhost'])(
  'an internal request reaches a server on %s',
  async (host) => {
    const server = createServer((_req, res) => res.end('itself'))
    server.listen(0, host)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const response = await fetch(await ownAddressOn(host, port))
    expect(await response.text()).toBe('itself')
    server.close()
  },
)
