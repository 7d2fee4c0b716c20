import { describe, expect, it } from 'vitest'
import { createAttemptKeys } from './attempt-keys'

describe('createAttemptKeys', () => {
  it('keeps the key for a second try with the same words', () => {
    const keys = createAttemptKeys()
    const key = keys.keyFor({ name: 'Ana', message: 'Saturday?' })
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(keys.keyFor({ name: 'Ana', message: 'Saturday?' })).toBe(key)
  })

  it('takes another once something was changed, and for the same words again later', () => {
    const keys = createAttemptKeys()
    const first = keys.keyFor({ message: 'Saturday?' })
    const changed = keys.keyFor({ message: 'Sunday?' })
    expect(changed).not.toBe(first)
    keys.done()
    expect(keys.keyFor({ message: 'Sunday?' })).not.toBe(changed)
  })
})
