import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { ApiError, callApi, callForPage } from './client'

const shape = z.object({ id: z.string() })

function respondWith(status: number, body: string | null, statusText = '') {
  const fetched = vi.fn(async () => new Response(body, { status, statusText }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => vi.unstubAllGlobals())

describe('callApi', () => {
  it('sends credentials, and a JSON body only if given', async () => {
    const fetched = respondWith(200, '{"id":"1"}')
    await callApi('/api/x', shape)
    expect(fetched).toHaveBeenLastCalledWith('/api/x', {
      method: 'GET',
      credentials: 'include',
      headers: {},
    })
    await callApi('/api/x', shape, { method: 'POST', body: { a: 1 } })
    expect(fetched).toHaveBeenLastCalledWith('/api/x', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
    })
  })

  it('passes headers, signal and cache mode to fetch', async () => {
    const fetched = respondWith(200, '{"id":"1"}')
    const { signal } = new AbortController()
    await callApi('/api/x', shape, { headers: { 'x-a': 'b' }, signal, cache: 'no-cache' })
    expect(fetched).toHaveBeenLastCalledWith('/api/x', {
      method: 'GET',
      credentials: 'include',
      headers: { 'x-a': 'b' },
      signal,
      cache: 'no-cache',
    })
  })

  it('throws "status: body" on failure', async () => {
    respondWith(422, 'No community has this id.')
    await expect(callApi('/api/x', shape)).rejects.toThrow(
      new ApiError(422, 'No community has this id.'),
    )
  })

  it('uses the status text when the body is empty', async () => {
    respondWith(503, '', 'Service Unavailable')
    await expect(callApi('/api/x', shape)).rejects.toThrow('503: Service Unavailable')
  })

  it('throws on 401 by default', async () => {
    respondWith(401, 'Sign in first.')
    const raised = callApi('/api/x', shape)
    await expect(raised).rejects.toThrow(new ApiError(401, 'Sign in first.'))
    await expect(callApi('/api/x', shape, { onUnauthorized: 'raise' })).rejects.toThrow('401')
    const nothing = callApi('/api/x', shape, { onUnauthorized: 'nothing' })
    expect(await nothing).toBeNull()
    expectTypeOf(raised).resolves.toEqualTypeOf<{ id: string }>()
    expectTypeOf(nothing).resolves.toEqualTypeOf<{ id: string } | null>()
  })

  it('returns null on 401 only', async () => {
    respondWith(403, 'Not yours.')
    const refused = callApi('/api/x', shape, { onUnauthorized: 'nothing' })
    await expect(refused).rejects.toThrow('403: Not yours.')
  })

  it('does not read the response when there is no schema', async () => {
    respondWith(204, null)
    const gone = callApi('/api/x', null, { method: 'DELETE' })
    expect(await gone).toBeUndefined()
    expectTypeOf(gone).resolves.toEqualTypeOf<undefined>()
  })

  it('rejects a response that does not match the schema', async () => {
    respondWith(200, '{"id":1}')
    await expect(callApi('/api/x', shape)).rejects.toThrow(z.core.$ZodError)
    respondWith(200, '<!doctype html>')
    await expect(callApi('/api/x', shape)).rejects.toThrow(SyntaxError)
  })

  it('rethrows network errors', async () => {
    const lost = new TypeError('Failed to fetch')
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(lost))
    await expect(callApi('/api/x', shape, { onUnauthorized: 'nothing' })).rejects.toBe(lost)
  })
})

describe('callForPage', () => {
  const list = z.array(shape)

  it('reads the total count', async () => {
    const headers = { 'x-total-count': '51' }
    vi.stubGlobal('fetch', async () => new Response('[{"id":"1"}]', { headers }))
    const page = await callForPage('/api/x?limit=1', list, {})
    expect(page).toEqual({ items: [{ id: '1' }], total: 51 })
  })

  it('fails like callApi, and when the total count is missing', async () => {
    respondWith(503, 'It is busy.')
    await expect(callForPage('/api/x', list, {})).rejects.toThrow(new ApiError(503, 'It is busy.'))
    respondWith(200, '[]')
    await expect(callForPage('/api/x', list, {})).rejects.toThrow('/api/x has no total count')
  })
})
