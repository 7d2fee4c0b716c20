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
  ['at once', 0, 'too-young'],
  ['a moment too early', MIN_FILL_MS - 1, 'too-young'],
  ['after the time that filling takes', MIN_FILL_MS, 'valid'],
  ['a day later', day, 'valid'],
  ['later than that', day + 1, 'none'],
  ['by a clock that runs behind', -5000, 'too-young'],
])('parses a token %s', (_when, age, state) => {
  expect(readFormToken(secret, token, shown + age)).toBe(state)
})

it.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['no signature', time],
  ['an empty signature', `${time}.`],
  ['no time', `.${signature}`],
  ['a later time', `${(shown + 1).toString(36)}.${signature}`],
  ['the same time written otherwise', `0${time}.${signature}`],
  ['a longer signature', `${token}A`],
  ['a line end', `${token}\n`],
  ['another alphabet', `${time}.${'é'.repeat(43)}`],
  ['two tokens', `${token}, ${token}`],
  ["another secret's", issueFormToken('t'.repeat(32), shown)],
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
