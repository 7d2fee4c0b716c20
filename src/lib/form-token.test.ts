import fc from 'fast-check'
import { expect, it } from 'vitest'
import { issueFormToken, readFormToken } from './form-token'
import { MIN_FILL_MS } from './form-token-header'

const secret = 's'.repeat(32)
const shown = Date.UTC(2026, 10, 21, 12)
const day = 24 * 60 * 60 * 1000
const token = issueFormToken(secret, shown)
const [time = '', signature = ''] = token.split('.')

it.each([
  ['immediately', 0, 'too-young'],
  ['just before the minimum time', MIN_FILL_MS - 1, 'too-young'],
  ['after the minimum time', MIN_FILL_MS, 'valid'],
  ['after one day', day, 'valid'],
  ['after more than one day', day + 1, 'none'],
  ['with a clock that is slow', -5000, 'too-young'],
])('parses a token %s', (_when, age, state) => {
  expect(readFormToken(secret, token, shown + age)).toBe(state)
})

it.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['no signature', time],
  ['an empty signature', `${time}.`],
  ['no timestamp', `.${signature}`],
  ['a changed timestamp', `${(shown + 1).toString(36)}.${signature}`],
  ['the same timestamp in another notation', `0${time}.${signature}`],
  ['a longer signature', `${token}A`],
  ['a trailing line break', `${token}\n`],
  ['characters outside base64', `${time}.${'é'.repeat(43)}`],
  ['two tokens', `${token}, ${token}`],
  ['another secret', issueFormToken('t'.repeat(32), shown)],
])('rejects %s', (_what, text) => {
  expect(readFormToken(secret, text, shown + MIN_FILL_MS)).toBe('none')
})

it('rejects a token if any character is changed', () => {
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...'aZ09-_.'), (at, other) => {
      fc.pre(token[at] !== other)
      const changed = token.slice(0, at) + other + token.slice(at + 1)
      expect(readFormToken(secret, changed, shown + MIN_FILL_MS)).toBe('none')
    }),
  )
})

it('accepts every token that it issues', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), fc.string(), (now, key) => {
      expect(readFormToken(key, issueFormToken(key, now), now + MIN_FILL_MS)).toBe('valid')
    }),
  )
})
