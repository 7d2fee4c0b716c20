import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it, vi } from 'vitest'
import { serverState } from '@/lib/server-state'
import { createDeferred } from '../../tests/create-deferred'
import { GracefulShutdown } from './graceful-shutdown'

afterEach(() => {
  serverState.stopping = false
})

it('a graceful shutdown answers requests during the notice period and closes their connections', async () => {
  const server = createServer((_req, res) => res.end('whole'))
  const graceful = new GracefulShutdown(server, 500)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async () => {
    const request = get({ port, host: '127.0.0.1', agent })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    await text(response)
    return [request.reusedSocket, response.headers.connection]
  }
  expect(await ask()).toEqual([false, 'keep-alive'])
  const stopped = graceful.stop()
  expect(serverState.stopping).toBe(true)
  expect(await ask()).toEqual([true, 'close'])
  expect(await ask()).toEqual([false, 'close'])
  await stopped
  agent.destroy()
})

it('a graceful shutdown finishes the response in flight, refuses new connections and then stops', async () => {
  const server = createServer()
  const graceful = new GracefulShutdown(server, 0)
  const arrived = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const responded = new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, resolve).on('error', reject)
  })
  const [, res] = await arrived

  const closing = vi.spyOn(server, 'close')
  const stopped = graceful.stop()
  await vi.waitFor(() => expect(closing).toHaveBeenCalled())
  const refused = new Promise((resolve) => {
    get({ port, host: '127.0.0.1', agent: false }).on('error', resolve)
  })
  await expect(refused).resolves.toMatchObject({ code: 'ECONNREFUSED' })
  res.end('whole')

  const response = await responded
  expect(response.headers.connection).toBe('close')
  expect(await text(response)).toBe('whole')
  await stopped
  agent.destroy()
})

it('a graceful shutdown destroys a response that takes too long, but not before background work has ended', async () => {
  const server = createServer()
  const graceful = new GracefulShutdown(server, 0, 0)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const request = async () => {
    const arrived = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>
    const response = new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent: false }, resolve).on('error', reject)
    })
    const [, res] = await arrived
    return { res, response }
  }
  const job = await request()
  const slow = await request()

  const closing = vi.spyOn(server, 'close')
  const work = createDeferred()
  const stopped = graceful.stop(work.promise)
  await vi.waitFor(() => expect(closing).toHaveBeenCalled())
  job.res.end('whole')
  expect(await text(await job.response)).toBe('whole')

  const cut = expect(slow.response).rejects.toMatchObject({ code: 'ECONNRESET' })
  work.resolve()
  await cut
  await stopped
})
