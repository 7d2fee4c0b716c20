import { describe, expect, it } from 'vitest'
import { issueConfirmToken, namedInConfirmToken, readConfirmToken } from './confirm-token'

const secret = 'a secret of the tests'
const ana = { id: 46, email: 'ana@example.com' }
const now = new Date('2026-11-20T12:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
const token = issueConfirmToken(secret, ana, now)

describe('confirmation token', () => {
  it('contains the subscription ID but not the address', () => {
    expect(namedInConfirmToken(token)).toBe(46)
    expect(token).not.toContain('ana')
  })

  it('is valid for seven days', () => {
    expect(readConfirmToken(secret, token, ana, later(6.9))).toBe('valid')
    expect(readConfirmToken(secret, token, ana, later(7))).toBe('expired')
  })

  it.each([
    ['another subscription', token, { ...ana, id: 47 }],
    ['a previous address', token, { ...ana, email: 'ana@other.example' }],
    [
      'an extended expiry',
      token.replace(/\.[0-9a-z]+\./, `.${later(9).getTime().toString(36)}.`),
      ana,
    ],
    ['another secret', issueConfirmToken('another', ana, now), ana],
  ])('is invalid for %s', (_, given, whom) => {
    expect(readConfirmToken(secret, given, whom, now)).toBe('none')
  })

  it.each([
    '',
    '1.2',
    `0.1.${'x'.repeat(43)}`,
    `zzzzzzz.1.${'x'.repeat(43)}`,
    '\u0000',
    `${token} `,
  ])('is invalid when malformed: %j', (given) => {
    expect(namedInConfirmToken(given)).toBeNull()
    expect(readConfirmToken(secret, given, ana, now)).toBe('none')
  })
})
