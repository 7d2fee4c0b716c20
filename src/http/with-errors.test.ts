import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serverState } from '@/lib/server-state'
import { withErrors } from './with-errors'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  delete serverState.hasDeadlines
})

/** The status of a handler that takes ten seconds. */
async function slowStatus(): Promise<number> {
  const handler = withErrors(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10_000))
    return new Response('late')
  })
  const response = handler(new Request('http://localhost/api/communities'), {
    params: Promise.resolve({}),
  })
  await vi.advanceTimersByTimeAsync(10_000)
  return (await response).status
}

it('a slow handler answers 503 without the deadline of the server', async () => {
  expect(await slowStatus()).toBe(503)
})

it('a handler is waited for when the server has a deadline, which asks the database', async () => {
  serverState.hasDeadlines = true
  expect(await slowStatus()).toBe(200)
})
