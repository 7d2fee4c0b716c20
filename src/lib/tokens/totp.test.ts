import { describe, expect, it } from 'vitest'
import { createTotpSecret, findTotpStep, getTotpUri } from './totp'

/** The key of RFC 6238, appendix B, "12345678901234567890". */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const find = (code: string, seconds: number, lastStep = 0) =>
  findTotpStep(code, { secret, lastStep, now: new Date(seconds * 1000) })

describe('a code of an authenticator app', () => {
  // The last six of the eight digits in the RFC's table.
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('is valid at second %i, as RFC 6238 says', (seconds, code, step) => {
    expect(find(code, seconds)).toBe(step)
  })

  it('is valid in the step before and after its own, and in no other', () => {
    const code = '005924'
    const at = 41_152_263 * 30
    expect([-31, -30, 0, 59, 60].map((offset) => find(code, at + offset))).toEqual([
      null,
      41_152_263,
      41_152_263,
      41_152_263,
      null,
    ])
  })

  it('is not valid a second time', () => {
    expect(find('005924', 1_234_567_890, 41_152_263)).toBeNull()
    expect(find('005924', 1_234_567_890, 41_152_262)).toBe(41_152_263)
  })

  it.each(['', '05924', '0059244', '00592a', '-05924', 'x'.repeat(100_000)])(
    'is not %j',
    (code) => {
      expect(find(code, 1_234_567_890)).toBeNull()
    },
  )
})

describe('a secret', () => {
  it('has 160 bits, and differs each time', () => {
    expect(createTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
    expect(createTotpSecret()).not.toBe(createTotpSecret())
  })

  it('is in the URI with the names of the site and the account', () => {
    const uri = new URL(
      getTotpUri(secret, { issuer: 'New Home Guide', account: 'ana@staff.example' }),
    )
    expect(uri.protocol).toBe('otpauth:')
    expect(decodeURIComponent(uri.pathname)).toContain('New Home Guide:ana@staff.example')
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      secret,
      issuer: 'New Home Guide',
      digits: '6',
      period: '30',
    })
  })
})
