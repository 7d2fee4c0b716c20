import type { AddressInfo } from 'node:net'
import { connect, createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { late } from './late'

/** Connects to a server of this process and waits for its response to two messages. */
async function talk(port: number): Promise<true> {
  const socket = connect(port, '127.0.0.1')
  for (let message = 0; message < 2; message += 1) {
    socket.write('question')
    await new Promise((resolve) => socket.once('data', resolve))
  }
  socket.destroy()
  return true
}

it('counts the time for which the process was busy as one step', async () => {
  const server = createServer((socket) => socket.on('data', () => socket.write('answer')))
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const answered = talk((server.address() as AddressInfo).port)
  const first = Promise.race([answered, late(400)])
  const busyUntil = performance.now() + 500
  while (performance.now() < busyUntil) Math.random()
  expect(await first).toBe(true)
})

it('ends without a response', async () => {
  expect(await Promise.race([new Promise(() => {}), late(60)])).toBe(false)
})
