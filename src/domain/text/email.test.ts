import { expect, it } from 'vitest'
import { hasUnsupportedLetters, toAsciiEmail } from './email'

it.each([
  ['ana@münchen.example', 'ana@xn--mnchen-3ya.example'],
  ['Ana@MÜNCHEN.example', 'Ana@xn--mnchen-3ya.example'],
  ['josé@example.com', 'josé@example.com'],
  ["o'brien+x@Example.com", "o'brien+x@Example.com"],
  ['ana@bücher.example/x', 'ana@bücher.example/x'],
  ['ü', 'ü'],
  ['@', '@'],
])('toAsciiEmail returns for %s the address %s', (address, expected) => {
  expect(toAsciiEmail(address)).toBe(expected)
})

it('hasUnsupportedLetters finds letters before the @ and in the last part of the domain', () => {
  const addresses = ['josé@example.com', '李@例子.测试', 'ana@пример.рф', 'ana@münchen.example']
  expect(addresses.map(toAsciiEmail).map(hasUnsupportedLetters)).toEqual([true, true, true, false])
})
