import { expect, it } from 'vitest'
import { withFirstImage } from './with-first-image'

it('withFirstImage keeps the first image with its alt text and every other field', () => {
  const community = { name: 'Agarita Hill', images: ['a', 'b'], imageAlts: ['A', 'B'] }
  expect(withFirstImage(community)).toEqual({
    name: 'Agarita Hill',
    images: ['a'],
    imageAlts: ['A'],
  })
})
