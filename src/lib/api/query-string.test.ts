import { expect, it } from 'vitest'
import { withQuery } from './query-string'

it('writes what is asked for, and nothing that is empty or missing', () => {
  const query = { q: 'a & b', city: '', limit: 0, featured: false, builder: undefined }
  expect(withQuery('/api/x', query)).toBe('/api/x?q=a+%26+b&limit=0&featured=false')
})

it('joins lists by commas', () => {
  const path = withQuery('/api/x', { amenities: ['pools', 'trails'], none: [] })
  expect(new URLSearchParams(path.split('?')[1]).get('amenities')).toBe('pools,trails')
  expect(path).not.toContain('none')
})

it('leaves the path alone when nothing is asked for', () => {
  expect(withQuery('/api/x', {})).toBe('/api/x')
})
