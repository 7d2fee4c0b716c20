import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { GracefulStop } from './graceful-stop'

it('finishes the answer in flight, refuses new connections and then is over', async () => {
  const server = createServer()
  const graceful = new GracefulStop(server)
  const arrived = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const asked = new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, resolve).on('error', reject)
  })
  const [, res] = await arrived

  const stopped = graceful.stop()
  const refused = new Promise((resolve) => {
    get({ port, host: '127.0.0.1', agent: false }).on('error', resolve)
  })
  await expect(refused).resolves.toMatchObject({ code: 'ECONNREFUSED' })
  res.end('whole')

  const answer = await asked
  expect(answer.headers.connection).toBe('close')
  expect(await text(answer)).toBe('whole')
  await stopped
  agent.destroy()
})
