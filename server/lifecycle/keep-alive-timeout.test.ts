import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate as afterPoll } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { closeTimedOutConnections } from './keep-alive-timeout'

const server = createServer((_req, res) => res.end('answer'))
closeTimedOutConnections(server)

/** Both ends of a connection that has carried one request. Tests shorten its timeout. */
let client: Socket
let accepted: Socket

const ask = () => client.write('GET / HTTP/1.1\r\nHost: guide\r\n\r\n')

beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const connected = once(server, 'connection') as Promise<[Socket]>
  client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  ;[accepted] = await connected
  ask()
  await once(client, 'data')
})

afterEach(async () => {
  client.destroy()
  await new Promise((resolve) => server.close(resolve))
})

it('the keep-alive timeout closes an idle connection', async () => {
  accepted.setTimeout(1)
  await once(client.resume(), 'close')
  expect(accepted.destroyed).toBe(true)
})

it('a request that arrived before the keep-alive timeout is answered by a busy process', async () => {
  accepted.setTimeout(1)
  await afterPoll()
  ask()
  const end = performance.now() + 10
  while (performance.now() < end);
  const [response] = (await once(client, 'data')) as [Buffer]
  expect(response.toString()).toContain('answer')
})
