import { expect, it } from 'vitest'
import { isActiveLink } from './active-link'

it('isActiveLink marks Home only on the home page', () => {
  expect(isActiveLink('/', '/')).toBe(true)
  expect(isActiveLink('/communities', '/')).toBe(false)
})

it('isActiveLink marks a link on its path and on all paths below', () => {
  expect(isActiveLink('/communities/cibolo-ridge-preserve', '/communities')).toBe(true)
  expect(isActiveLink('/builders', '/communities')).toBe(false)
})
