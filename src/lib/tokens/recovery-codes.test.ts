import { expect, it } from 'vitest'
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes'

it('there are ten different recovery codes, in two groups that can be read out', () => {
  const codes = createRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
})

it('a recovery code is found in small letters, with spaces and without its hyphen', () => {
  const stored = hashRecoveryCode('secret', '4F7KQ-9ZB2M')
  for (const typed of ['4f7kq-9zb2m', ' 4F7KQ 9ZB2M ', '4F7KQ9ZB2M']) {
    expect(hashRecoveryCode('secret', typed)).toBe(stored)
  }
  expect(hashRecoveryCode('secret', '4F7KQ-9ZB2N')).not.toBe(stored)
  expect(hashRecoveryCode('another', '4F7KQ-9ZB2M')).not.toBe(stored)
})
