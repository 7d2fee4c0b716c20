import { expect, it } from 'vitest'
import { printable } from './printable'

it.each([
  ['Peñón “Ridge” – 20% & 50°, Łódź, Žižka, €5', 'Peñón “Ridge” – 20% & 50°, Łódź, Žižka, €5'],
  ['one\ntwo', 'one\ntwo'],
  ['n\u0303andu\u0301', 'ñandú'],
  ['Tiếng Việt', 'Tieng Viet'],
  ['a → b ≥ c', 'a -> b >= c'],
  ['a\u2009b\u2011c\u00ad\u0007\u200b', 'a b-c'],
  ['Home 🏡👨‍👩‍👧 sweet', 'Home sweet'],
  [' County      ', ' County '],
  ['日本 Ω', '?? ?'],
])('printable writes %j as %j', (text, written) => {
  expect(printable(text)).toBe(written)
})
