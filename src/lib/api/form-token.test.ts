// Imported up front: a dynamic import would take longer than the fake timers wait.
import '@/contract/forms/form-token'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MIN_FILL_MS } from '@/lib/tokens/form-token-header'
import { createFormToken, TOKEN_PATIENCE_MS } from './form-token'

/** Records the result of `ready`; `undefined` while it is pending. */
function watch(ready: Promise<string | null>) {
  const seen: { token: string | null | undefined } = { token: undefined }
  void ready.then((token) => {
    seen.token = token
  })
  return seen
}

function respondWith(respond: (init?: RequestInit) => Promise<Response>) {
  const fetched = vi.fn((_path: string, init?: RequestInit) => respond(init))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const tokens = () => {
  let count = 0
  return respondWith(async () => {
    count += 1
    return Response.json({ token: `token-${count}` })
  })
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('createFormToken', () => {
  it('fetches nothing before the first touch and only once after it', async () => {
    const fetched = tokens()
    const token = createFormToken()
    expect(fetched).not.toHaveBeenCalled()
    token.touch()
    token.touch()
    await vi.advanceTimersByTimeAsync(MIN_FILL_MS)
    token.touch()
    expect(await token.ready()).toBe('token-1')
    expect(fetched).toHaveBeenCalledOnce()
    expect(fetched).toHaveBeenCalledWith(
      '/api/form-token',
      expect.objectContaining({ method: 'GET', credentials: 'include', headers: {} }),
    )
  })

  it('waits for the remaining time when the visitor was fast', async () => {
    tokens()
    const token = createFormToken()
    token.touch()
    await vi.advanceTimersByTimeAsync(MIN_FILL_MS - 500)
    const seen = watch(token.ready())
    await vi.advanceTimersByTimeAsync(499)
    expect(seen.token).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.token).toBe('token-1')
  })

  it('does not delay a visitor who took long enough', async () => {
    tokens()
    const token = createFormToken()
    token.touch()
    await vi.advanceTimersByTimeAsync(10 * MIN_FILL_MS)
    const seen = watch(token.ready())
    await vi.advanceTimersByTimeAsync(0)
    expect(seen.token).toBe('token-1')
  })

  it('measures the age from the arrival of the token, not from the touch', async () => {
    respondWith(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      return Response.json({ token: 'late' })
    })
    const token = createFormToken()
    token.touch()
    const seen = watch(token.ready())
    await vi.advanceTimersByTimeAsync(1500 + MIN_FILL_MS - 1)
    expect(seen.token).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.token).toBe('late')
  })

  it('fetches and waits when the form is submitted without a touch', async () => {
    const fetched = tokens()
    const seen = watch(createFormToken().ready())
    await vi.advanceTimersByTimeAsync(MIN_FILL_MS - 1)
    expect(seen.token).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.token).toBe('token-1')
    expect(fetched).toHaveBeenCalledOnce()
  })

  it.each([
    ['the server refuses', async () => new Response('Slow down.', { status: 429 })],
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer has another shape', async () => Response.json({ token: 1 })],
  ])('resolves to null without waiting or retrying when %s', async (_, respond) => {
    const fetched = respondWith(respond)
    const token = createFormToken()
    token.touch()
    expect(await token.ready()).toBeNull()
    expect(await token.ready()).toBeNull()
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('stops waiting for a token after the timeout', async () => {
    const patience = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    const fetched = respondWith(
      (init) =>
        new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        }),
    )
    const ready = createFormToken().ready()
    expect(timeout).toHaveBeenCalledWith(TOKEN_PATIENCE_MS)
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
    patience.abort()
    expect(await ready).toBeNull()
  })

  it('fetches a new token after the form was sent', async () => {
    const fetched = tokens()
    const token = createFormToken()
    token.touch()
    await vi.advanceTimersByTimeAsync(MIN_FILL_MS)
    token.renew()
    expect(fetched).toHaveBeenCalledOnce()
    token.touch()
    await vi.advanceTimersByTimeAsync(MIN_FILL_MS)
    expect(await token.ready()).toBe('token-2')
  })
})
