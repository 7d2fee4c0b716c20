import { describe, expect, it } from 'vitest'
import { listHref } from './list-links'

describe('a link to a filtered list', () => {
  it('names each condition as the filter form expects it', () => {
    const live = { _status: { equals: 'published' } }
    const href = listHref(
      'communities',
      [live, { verifiedAt: { less_than: '2026-10-16T00:00:00.000Z' } }],
      [live, { verifiedAt: { exists: 'false' } }],
    )
    expect(decodeURIComponent(href)).toBe(
      '/admin/collections/communities?where[or][0][and][0][_status][equals]=published' +
        '&where[or][0][and][1][verifiedAt][less_than]=2026-10-16T00:00:00.000Z' +
        '&where[or][1][and][0][_status][equals]=published' +
        '&where[or][1][and][1][verifiedAt][exists]=false',
    )
  })

  it('leads to the complete list when there are no conditions', () => {
    expect(listHref('ads')).toBe('/admin/collections/ads')
  })
})
