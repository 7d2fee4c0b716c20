import { describe, expect, it } from 'vitest'
import { issueConfirmToken, namedInConfirmToken, readConfirmToken } from './confirm-token'

const secret = 'a secret of the tests'
const ana = { id: 46, email: 'ana@example.com' }
const now = new Date('2026-11-20T12:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
const token = issueConfirmToken(secret, ana, now)

describe('the token of a letter that asks to confirm', () => {
  it('names its subscription and not the address', () => {
    expect(namedInConfirmToken(token)).toBe(46)
    expect(token).not.toContain('ana')
  })

  it('is good for seven days', () => {
    expect(readConfirmToken(secret, token, ana, later(6.9))).toBe('valid')
    expect(readConfirmToken(secret, token, ana, later(7))).toBe('expired')
  })

  it.each([
    ['another subscription', token, { ...ana, id: 47 }],
    ['the address before it changed', token, { ...ana, email: 'ana@other.example' }],
    ['a longer time', token.replace(/\.[0-9a-z]+\./, `.${later(9).getTime().toString(36)}.`), ana],
    ['another secret', issueConfirmToken('another', ana, now), ana],
  ])('is none for %s', (_, given, whom) => {
    expect(readConfirmToken(secret, given, whom, now)).toBe('none')
  })

  it.each([
    '',
    '1.2',
    `0.1.${'x'.repeat(43)}`,
    `zzzzzzz.1.${'x'.repeat(43)}`,
    '\u0000',
    `${token} `,
  ])('is none when it is malformed: %j', (given) => {
    expect(namedInConfirmToken(given)).toBeNull()
    expect(readConfirmToken(secret, given, ana, now)).toBe('none')
  })
})
