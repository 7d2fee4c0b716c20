import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { limitToWork } from './worker-requests'

let server: Server | undefined

afterEach(() => {
  server?.close()
})

async function ask(path: string): Promise<Response> {
  const handle = limitToWork(async (_req, res) => void res.end('handled'))
  const listening = createServer((req, res) => void handle(req, res))
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  return fetch(`http://127.0.0.1:${(listening.address() as AddressInfo).port}${path}`)
}

it.each(['/api/health/ready', '/api/health/live', '/internal/jobs'])(
  'a server that runs jobs only answers %s',
  async (path) => {
    expect(await (await ask(path)).text()).toBe('handled')
  },
)

it.each(['/', '/communities', '/admin', '/api/communities', '/api/healthy', '/internal'])(
  'a server that runs jobs only says so at %s, and a proxy tries another one',
  async (path) => {
    const response = await ask(path)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await response.text()).toBe(
      'This server runs jobs only (ROLE=worker). Servers with ROLE=web answer requests.\n',
    )
  },
)
