import { expect, it } from 'vitest'
import { type About, formatAbout, parseAbout } from './about'

it.each<About>([
  { target: 'homes', id: 12 },
  { target: 'floor-plans', id: 3 },
  { target: 'search', search: '?beds=4&city=New%20Braunfels' },
  { target: 'search', search: '' },
])('what an alert is about survives the address of the form: %j', (about) => {
  expect(parseAbout(formatAbout(about))).toEqual(about)
})

it.each([
  '',
  'homes',
  'homes-',
  'homes-x',
  'users-1',
  'search-beds=4',
  `search-?${'a'.repeat(2000)}`,
])('an address that names nothing is not read: %s', (text) => {
  expect(parseAbout(text)).toBeNull()
})
