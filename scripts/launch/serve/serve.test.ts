import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LaunchError } from '../console'
import { serveUntilStopped } from './serve'

/** A server that runs until `end` or `stop` is called. */
function aServer() {
  let end = () => {}
  const done = new Promise<number>((resolve) => {
    end = () => resolve(1)
  })
  return { done, end, stop: vi.fn(async () => end()) }
}

const pauses = [0, 0, 0]

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('the launcher restarts a server that ended, and stops the running one', async () => {
  const stopping = new AbortController()
  const [first, second] = [aServer(), aServer()]
  const restart = vi.fn(async () => second)
  const served = serveUntilStopped(first, stopping.signal, { restart, pauses })
  first.end()
  await vi.waitFor(() => expect(restart).toHaveBeenCalledTimes(1))
  stopping.abort()
  await served
  expect(first.stop).not.toHaveBeenCalled()
  expect(second.stop).toHaveBeenCalledTimes(1)
})

it('the launcher gives up on a server that keeps ending, also one that never listens', async () => {
  const restart = vi
    .fn<() => Promise<ReturnType<typeof aServer>>>()
    .mockImplementationOnce(async () => {
      const server = aServer()
      server.end()
      return server
    })
    .mockRejectedValue(new LaunchError('The web server did not start, see above.'))
  const first = aServer()
  first.end()
  const served = serveUntilStopped(first, new AbortController().signal, { restart, pauses })
  await expect(served).rejects.toThrow(
    'The web server ended 4 times within a minute of its start, see above: giving up.',
  )
  expect(restart).toHaveBeenCalledTimes(3)
})

it('the launcher starts no server after the stop signal', async () => {
  const stopping = new AbortController()
  const first = aServer()
  const restart = vi.fn(async () => aServer())
  const served = serveUntilStopped(first, stopping.signal, { restart, pauses: [60] })
  first.end()
  await vi.waitFor(() => expect(process.stdout.write).toHaveBeenCalled())
  stopping.abort()
  await served
  expect(restart).not.toHaveBeenCalled()
})
