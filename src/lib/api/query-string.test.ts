import { expect, it } from 'vitest'
import { withQuery } from './query-string'

it('withQuery omits empty and missing parameters', () => {
  const query = { q: 'a & b', city: '', limit: 0, featured: false, builder: undefined }
  expect(withQuery('/api/x', query)).toBe('/api/x?q=a+%26+b&limit=0&featured=false')
})

it('withQuery joins lists with commas', () => {
  const path = withQuery('/api/x', { amenities: ['pools', 'trails'], none: [] })
  expect(new URLSearchParams(path.split('?')[1]).get('amenities')).toBe('pools,trails')
  expect(path).not.toContain('none')
})

it('withQuery returns the path unchanged without parameters', () => {
  expect(withQuery('/api/x', {})).toBe('/api/x')
})
