import fc from 'fast-check'
import { expect, it } from 'vitest'
import { issueFormToken, readFormToken } from './form-token'
import { MIN_FILL_MS } from './form-token-header'

const secret = 's'.repeat(32)
const shown = Date.UTC(2026, 10, 21, 12) + 999
const day = 24 * 60 * 60 * 1000
const token = await issueFormToken(secret, shown)

it.each([
  ['immediately', 0, 'too-young'],
  ['just before the minimum time', MIN_FILL_MS - 1, 'too-young'],
  ['after the minimum time', MIN_FILL_MS, 'valid'],
  ['almost a day later', day - 1000, 'valid'],
  ['after more than one day', day + 1, 'none'],
  ['with a clock that is slow', -5000, 'too-young'],
])('readFormToken parses a token %s', async (_when, age, state) => {
  expect(await readFormToken(secret, token, shown + age)).toBe(state)
})

it.each([
  ['undefined', undefined],
  ['null', null],
  ['an empty text', ''],
  ['a time without encryption', shown.toString(36)],
  ['two tokens', `${token}, ${token}`],
  ['another secret', await issueFormToken('t'.repeat(32), shown)],
])('readFormToken rejects %s', async (_what, text) => {
  expect(await readFormToken(secret, text, shown + MIN_FILL_MS)).toBe('none')
})

it('readFormToken accepts every token that issueFormToken issues', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 4e12 }), fc.string(), async (now, key) => {
      expect(await readFormToken(key, await issueFormToken(key, now), now + MIN_FILL_MS)).toBe(
        'valid',
      )
    }),
  )
})
