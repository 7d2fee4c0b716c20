import { expect, it } from 'vitest'
import { confirmToken } from './confirm-token'

const secret = 's'.repeat(32)
const now = new Date('2026-11-20T12:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

it.each([
  ['a stored subscription', { subscription: 46, email: 'ana@example.com' }],
  [
    'a request that only the link contains',
    {
      body: { email: 'ana@example.com', name: 'Ana Buyer' },
      askedAt: now.toISOString(),
      suppression: 46,
    },
  ],
])('a link for %s works for seven days', async (_, claims) => {
  const token = await confirmToken.create(secret, claims, now)
  expect(await confirmToken.read(secret, token, later(6.9))).toEqual({ state: 'valid', claims })
  expect(await confirmToken.read(secret, token, later(7))).toEqual({ state: 'expired', claims })
})
