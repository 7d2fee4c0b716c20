import { expect, it } from 'vitest'
import { describeBrowser } from './describe-browser'

it.each([
  [
    'Chrome on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  ],
  [
    'Safari on iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Unknown browser', null],
  ['Unknown browser', ''],
  ['Unknown browser', 'x'.repeat(513)],
])('names %s', (name, userAgent) => {
  expect(describeBrowser(userAgent)).toBe(name)
})

it('names a program by its own name', () => {
  expect(describeBrowser('curl/8.5.0')).not.toContain(' on ')
})
