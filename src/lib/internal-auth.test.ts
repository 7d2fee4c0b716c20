import { beforeEach, expect, it, vi } from 'vitest'
import { internalToken, isInternalRequest } from './internal-auth'

vi.mock('@/config/env', () => ({ payloadSecret: () => 's'.repeat(32) }))

const now = new Date('2026-11-22T12:00:00Z')
let token = ''
beforeEach(async () => {
  token = await internalToken('jobs', now)
})

it('accepts the token of an internal request, for its purpose only', async () => {
  expect(await isInternalRequest('jobs', token, now)).toBe(true)
  expect(await isInternalRequest('revalidate', token, now)).toBe(false)
})

it('rejects a token that is a minute old', async () => {
  expect(await isInternalRequest('jobs', token, new Date(now.getTime() + 59_000))).toBe(true)
  expect(await isInternalRequest('jobs', token, new Date(now.getTime() + 60_000))).toBe(false)
})

it('rejects requests without a token or with another text', async () => {
  expect(await isInternalRequest('jobs', null, now)).toBe(false)
  expect(await isInternalRequest('jobs', `Bearer ${token}`, now)).toBe(false)
})
