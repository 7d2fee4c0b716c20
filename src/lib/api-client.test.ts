import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { ApiError, callApi } from './api-client'

const shape = z.object({ id: z.string() })

function answer(status: number, body: string, statusText = '') {
  const fetched = vi.fn(async () => new Response(body, { status, statusText }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => vi.unstubAllGlobals())

describe('callApi', () => {
  it('sends credentials, and a JSON body only when there is one', async () => {
    const fetched = answer(200, '{"id":"1"}')
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

  it('turns a failure into "status: body"', async () => {
    answer(422, 'No community has this id.')
    await expect(callApi('/api/x', shape)).rejects.toThrow(
      new ApiError(422, 'No community has this id.'),
    )
  })

  it('uses the status text when the body is empty', async () => {
    answer(503, '', 'Service Unavailable')
    await expect(callApi('/api/x', shape)).rejects.toThrow('503: Service Unavailable')
  })

  it('refuses an answer of another shape', async () => {
    answer(200, '{"id":1}')
    await expect(callApi('/api/x', shape)).rejects.toThrow()
  })
})
