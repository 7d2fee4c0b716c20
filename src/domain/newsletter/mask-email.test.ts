import { expect, it } from 'vitest'
import { maskEmail } from './mask-email'

it.each([
  ['ana.buyer@example.com', 'a•••@example.com'],
  ['a@example.com', 'a•••@example.com'],
  ['"odd@name"@example.com', '"•••@example.com'],
  ['no address', '•••'],
  ['@example.com', '•••'],
])('maskEmail masks %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
