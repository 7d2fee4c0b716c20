import { expect, it, vi } from 'vitest'
import { BODY_MAX_BYTES } from '@/config/body-limits'
import { limitAnonymousBody } from './large-body'

const upload = (length?: number) =>
  new Request('http://localhost:3000/cms/api/media', {
    method: 'POST',
    body: 'x',
    headers:
      length === undefined
        ? { 'transfer-encoding': 'chunked' }
        : { 'content-length': String(length) },
  })

/** Sends a request through the limit; returns the status, and whether the handler was called. */
async function send(request: Request, isSignedIn: () => Promise<boolean>) {
  const handler = vi.fn(async () => new Response(null, { status: 201 }))
  const { status } = await limitAnonymousBody(handler, isSignedIn)(request, {})
  return [status, handler.mock.calls.length === 1]
}

it.each([BODY_MAX_BYTES + 1, undefined])(
  'limitAnonymousBody reads a body of %s bytes only for a signed-in caller',
  async (length) => {
    expect(await send(upload(length), async () => true)).toEqual([201, true])
    expect(await send(upload(length), async () => false)).toEqual([413, false])
  },
)

it('limitAnonymousBody does not look up the caller of a small body', async () => {
  const isSignedIn = vi.fn(async () => false)
  expect(await send(upload(BODY_MAX_BYTES), isSignedIn)).toEqual([201, true])
  expect(isSignedIn).not.toHaveBeenCalled()
})

it('limitAnonymousBody answers 503 when the session cannot be looked up', async () => {
  const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  expect(await send(upload(), () => Promise.reject(refused))).toEqual([503, false])
})

it.each(['DELETE', 'OPTIONS'])('limitAnonymousBody passes %s without a body', async (method) => {
  const isSignedIn = vi.fn(async () => false)
  const request = new Request('http://localhost:3000/cms/api/media/1', { method, body: '' })
  expect(await send(request, isSignedIn)).toEqual([201, true])
})
