import { expect, it } from 'vitest'
import { mostTelling, suggestAltText } from './suggest-alt-text'

it('an alt text is suggested from the document that uses the picture', () => {
  const suggest = (slug: string, more = {}) => suggestAltText({ slug, title: 'Oak Bend', ...more })
  expect(suggest('communities', { city: 'Boerne' })).toBe('Homes in Oak Bend, Boerne')
  expect(suggest('communities', { city: null })).toBe('Homes in Oak Bend')
  expect(suggest('floor-plans', { community: 'Ridge' })).toBe('Oak Bend plan in Ridge')
  expect(suggest('homes', { community: 'Ridge' })).toBe('Home at Oak Bend in Ridge')
  expect(suggest('builders')).toBe('Logo of Oak Bend')
  expect(suggest('blog-posts')).toBe('Oak Bend')
  expect(suggestAltText({ slug: 'blog-posts', title: ' ' })).toBeNull()
})

it('the use that says most about a picture is that of a home, then plan, community and builder', () => {
  const uses = ['blog-posts', 'builders', 'communities', 'homes'].map((slug) => ({ slug }))
  expect(mostTelling(uses)?.slug).toBe('homes')
  expect(mostTelling(uses.slice(0, 3))?.slug).toBe('communities')
  expect(mostTelling(uses.slice(0, 1))?.slug).toBe('blog-posts')
  expect(mostTelling([])).toBeUndefined()
})
