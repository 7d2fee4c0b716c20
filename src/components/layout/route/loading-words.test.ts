import { expect, it } from 'vitest'
import { loadingWords } from './loading-words'

it('says Loading Community on the way to a community, and nothing on the way to the list', () => {
  expect(loadingWords('/communities/villa-serena')).toBe('Loading Community')
  expect(loadingWords('/communities')).toBeNull()
  expect(loadingWords('/builders/kb-home')).toBeNull()
})
