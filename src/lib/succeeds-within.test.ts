import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { succeedsWithin } from './succeeds-within'

/** Connects to a server of this process and waits for its response to two messages. */
async function talk(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  for (let message = 0; message < 2; message += 1) {
    socket.write('question')
    await new Promise((resolve) => socket.once('data', resolve))
  }
  socket.destroy()
}

it('succeedsWithin counts the time for which the process was busy as one step', async () => {
  const server = createServer((socket) => socket.on('data', () => socket.write('answer')))
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const answered = succeedsWithin(talk((server.address() as AddressInfo).port), 400)
  const busyUntil = performance.now() + 500
  while (performance.now() < busyUntil) Math.random()
  expect(await answered).toBe(true)
})

it('succeedsWithin is false without a response, and at once when the work fails', async () => {
  expect(await succeedsWithin(new Promise(() => {}), 60)).toBe(false)
  expect(await succeedsWithin(Promise.reject(new Error('refused')), Number.MAX_VALUE)).toBe(false)
})
