import { expect, it } from 'vitest'
import { isZipCode } from './zip-code'

it.each(['78205', '00501', '78205-1234', '78205 1234', '78205–1234', '782051234'])(
  'isZipCode accepts %s',
  (text) => {
    expect(isZipCode(text)).toBe(true)
  },
)

it.each(['not a zip', '7820', '782056', '78205-12', '7820S', 'TX 78205', '٧٨٢٠٥', ''])(
  'isZipCode rejects %j',
  (text) => {
    expect(isZipCode(text)).toBe(false)
  },
)
