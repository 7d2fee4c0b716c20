// Fetched on use, which takes longer than a turned clock waits.
import '@/contract/form-token'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MIN_FILL_MS } from '@/lib/form-token-header'
import { createFormToken, TOKEN_PATIENCE_MS } from './form-token'

/** What `ready` has answered so far; `undefined` while it waits. */
function watch(ready: Promise<string | null>) {
  const seen: { answer: string | null | undefined } = { answer: undefined }
  void ready.then((answer) => {
    seen.answer = answer
  })
  return seen
}

function answer(respond: (init?: RequestInit) => Promise<Response>) {
  const fetched = vi.fn((_path: string, init?: RequestInit) => respond(init))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const tokens = () => {
  let count = 0
  return answer(async () => {
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
  it('fetches nothing before the first touch, and once however often it is touched', async () => {
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

  it('waits for the rest of the time of a visitor who was quick', async () => {
    tokens()
    const token = createFormToken()
    token.touch()
    await vi.advanceTimersByTimeAsync(MIN_FILL_MS - 500)
    const seen = watch(token.ready())
    await vi.advanceTimersByTimeAsync(499)
    expect(seen.answer).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.answer).toBe('token-1')
  })

  it('does not hold up a visitor who took the time', async () => {
    tokens()
    const token = createFormToken()
    token.touch()
    await vi.advanceTimersByTimeAsync(10 * MIN_FILL_MS)
    const seen = watch(token.ready())
    await vi.advanceTimersByTimeAsync(0)
    expect(seen.answer).toBe('token-1')
  })

  it('counts from the moment the token came, not from the touch', async () => {
    answer(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      return Response.json({ token: 'late' })
    })
    const token = createFormToken()
    token.touch()
    const seen = watch(token.ready())
    await vi.advanceTimersByTimeAsync(1500 + MIN_FILL_MS - 1)
    expect(seen.answer).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.answer).toBe('late')
  })

  it('fetches and waits also for a form that was sent without a touch', async () => {
    const fetched = tokens()
    const seen = watch(createFormToken().ready())
    await vi.advanceTimersByTimeAsync(MIN_FILL_MS - 1)
    expect(seen.answer).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.answer).toBe('token-1')
    expect(fetched).toHaveBeenCalledOnce()
  })

  it.each([
    ['the server refuses', async () => new Response('Slow down.', { status: 429 })],
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer has another shape', async () => Response.json({ token: 1 })],
  ])('has none, without a wait and without a second try, when %s', async (_, respond) => {
    const fetched = answer(respond)
    const token = createFormToken()
    token.touch()
    expect(await token.ready()).toBeNull()
    expect(await token.ready()).toBeNull()
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('gives up on a token that does not come', async () => {
    const patience = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    const fetched = answer(
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

  it('fetches another one after the form was sent', async () => {
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
