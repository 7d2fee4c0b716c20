import { describe, expect, it } from 'vitest'
import { findSitemapPart, formatSitemapPart, idsOfPart } from './sitemap-part'

it.each([
  { type: 'homes', number: 1 },
  { type: 'helpful-articles', number: 23 },
])('a part is found by the name of its file: %j', (part) => {
  expect(findSitemapPart(`${formatSitemapPart(part)}.xml`)).toEqual(part)
})

it.each(['homes.xml', 'homes-0.xml', 'homes-01.xml', 'homes-1', '-1.xml', 'homes-12345.xml', ''])(
  'no part has the name %j',
  (file) => {
    expect(findSitemapPart(file)).toBeNull()
  },
)

describe('the ids of parts', () => {
  it('follow each other without a gap, and are as many as the limit', () => {
    const ranges = [1, 2, 3].map((number) => idsOfPart({ type: 'homes', number }, 45_000))
    expect(ranges).toEqual([
      { after: 0, last: 45_000 },
      { after: 45_000, last: 90_000 },
      { after: 90_000, last: 135_000 },
    ])
  })
})
