import { expect, it } from 'vitest'
import { keyedHash } from './keyed-hash'

it('keyedHash is the same for the same text, and different for another text, purpose or secret', () => {
  const hash = keyedHash('secret', 'purpose', 'text')
  expect(hash).toMatch(/^[\w-]{22}$/)
  expect(keyedHash('secret', 'purpose', 'text')).toBe(hash)
  const others = [
    keyedHash('secret', 'purpose', 'other'),
    keyedHash('secret', 'other', 'text'),
    keyedHash('other', 'purpose', 'text'),
    keyedHash('secret', 'purpos', 'etext'),
  ]
  expect(new Set([hash, ...others]).size).toBe(5)
})
