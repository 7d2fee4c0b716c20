import { expect, it } from 'vitest'
import { withoutCopiedPunctuation } from './copied-path'

it.each([
  ['/communities/flint-arbor)', '/communities/flint-arbor'],
  ['/communities/flint-arbor.', '/communities/flint-arbor'],
  ['/communities/flint-arbor%29.', '/communities/flint-arbor'],
  ['/communities/flint-arbor”/', '/communities/flint-arbor'],
  ['/blog/a-(b),', '/blog/a-(b'],
  ['/about/.', '/about'],
  ['/)', '/'],
  ['/été).', '/%C3%A9t%C3%A9'],
])('withoutCopiedPunctuation turns %s into %s', (path, expected) => {
  expect(withoutCopiedPunctuation(path)).toBe(expected)
})

it.each([
  '/communities/flint-arbor',
  '/a.b',
  '/',
  '/100%',
  '/plans/%00',
  '/plans/%2500',
  '//evil.example.',
  '/%2Fevil.example.',
])('withoutCopiedPunctuation leaves %s', (path) => {
  expect(withoutCopiedPunctuation(path)).toBeNull()
})

it('withoutCopiedPunctuation never leads to another site', () => {
  expect(withoutCopiedPunctuation('/\\evil.example.')).toBe('/%5Cevil.example')
})
