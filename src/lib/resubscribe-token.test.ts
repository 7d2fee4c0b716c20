import { describe, expect, it } from 'vitest'
import { openResubscribeRequest, sealResubscribeRequest } from './resubscribe-token'

const secret = 'a secret of the tests'
const now = new Date('2026-11-20T12:00:00.000Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
const request = {
  body: { email: 'ana@example.com', name: 'Ana Buyer' },
  askedAt: now.toISOString(),
  suppression: 46,
}
const token = sealResubscribeRequest(secret, request)

describe('resubscribe token', () => {
  it('decrypts to the request and does not reveal it', () => {
    expect(openResubscribeRequest(secret, token, now)).toEqual({ request, isExpired: false })
    expect(Buffer.from(token.slice(2), 'base64url').toString('latin1')).not.toMatch(/ana|buyer/i)
  })

  it('is different each time', () => {
    expect(sealResubscribeRequest(secret, request)).not.toBe(token)
  })

  it('expires after seven days', () => {
    expect(openResubscribeRequest(secret, token, later(6.9))?.isExpired).toBe(false)
    expect(openResubscribeRequest(secret, token, later(7))?.isExpired).toBe(true)
  })

  it.each([
    ['another secret', sealResubscribeRequest('another', request)],
    [
      'a changed character',
      `${token.slice(0, 60)}${token[60] === 'A' ? 'B' : 'A'}${token.slice(61)}`,
    ],
    ['a shortened tag', token.slice(0, 20)],
    ['no content', 'r.'],
    ['another kind of token', '1a.2b.abc'],
  ])('is invalid with %s', (_, given) => {
    expect(openResubscribeRequest(secret, given, now)).toBeNull()
  })
})
