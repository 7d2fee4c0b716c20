import { expect, it } from 'vitest'
import { isActiveLink } from './active-link'

it('marks Home only on the home page', () => {
  expect(isActiveLink('/', '/')).toBe(true)
  expect(isActiveLink('/communities', '/')).toBe(false)
})

it('marks a link on its path and all paths below it', () => {
  expect(isActiveLink('/communities/cibolo-ridge-preserve', '/communities')).toBe(true)
  expect(isActiveLink('/builders', '/communities')).toBe(false)
})
