import { describe, expect, it } from 'vitest'
import { createIdempotencyKeys } from './idempotency-keys'

describe('createIdempotencyKeys', () => {
  it('reuses the key for a retry with the same body', () => {
    const keys = createIdempotencyKeys()
    const key = keys.keyFor({ name: 'Ana', message: 'Saturday?' })
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(keys.keyFor({ name: 'Ana', message: 'Saturday?' })).toBe(key)
  })

  it('uses a new key after a change, and for the same body after success', () => {
    const keys = createIdempotencyKeys()
    const first = keys.keyFor({ message: 'Saturday?' })
    const changed = keys.keyFor({ message: 'Sunday?' })
    expect(changed).not.toBe(first)
    keys.done()
    expect(keys.keyFor({ message: 'Sunday?' })).not.toBe(changed)
  })
})
