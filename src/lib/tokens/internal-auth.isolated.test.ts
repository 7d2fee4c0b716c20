import { beforeEach, expect, it, vi } from 'vitest'
import { internalToken, isInternalRequest } from './internal-auth'

vi.mock('@/config/env', () => ({ payloadSecret: () => 's'.repeat(32) }))

const now = new Date('2026-11-22T12:00:00Z')
let token = ''
beforeEach(async () => {
  token = await internalToken(now)
})

it('isInternalRequest accepts the token of an internal request', async () => {
  expect(await isInternalRequest(token, now)).toBe(true)
})

it('isInternalRequest rejects a token that is a minute old', async () => {
  expect(await isInternalRequest(token, new Date(now.getTime() + 59_000))).toBe(true)
  expect(await isInternalRequest(token, new Date(now.getTime() + 60_000))).toBe(false)
})

it('isInternalRequest rejects requests without a token or with another text', async () => {
  expect(await isInternalRequest(null, now)).toBe(false)
  expect(await isInternalRequest(`Bearer ${token}`, now)).toBe(false)
})
