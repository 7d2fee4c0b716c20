import { expect, it } from 'vitest'
import { ApiError } from '@/lib/api/client'
import { retryTime } from './retry-time'

it('retryTime tells when to send again, rounded up to the minute', () => {
  const now = new Date(2026, 10, 23, 15, 0, 30)
  expect(retryTime(new ApiError(429, 'Too many', 290), now)).toMatch(/^3:06\sPM$/)
})

it('retryTime tells no time if the server did not say one', () => {
  for (const error of [new ApiError(503, 'Unavailable'), new TypeError('network'), null, 'x'])
    expect(retryTime(error, new Date())).toBeNull()
})
