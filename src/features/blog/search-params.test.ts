import { describe, expect, it } from 'vitest'
import { loadSearchParams, toBlogQuery } from './search-params'

const parseSearch = (search: string) => toBlogQuery(loadSearchParams(new URLSearchParams(search)))

describe('toBlogQuery', () => {
  it.each([
    ['', {}],
    ['q=&category=all&sort=publishedAt&page=1', {}],
    ['category=', {}],
    ['q=+taxes+', { q: 'taxes' }],
    ['category=buyer-guide&sort=title', { category: 'buyer-guide', sort: 'title' }],
    ['sort=author', {}],
    ['page=3', { offset: 100 }],
    ['page=0', {}],
    ['page=-7', {}],
    ['page=x', {}],
    ['page=99999999', { offset: 999_950 }],
  ])('turns the search %j into %j', (search, query) => {
    expect(parseSearch(search)).toEqual(query)
  })
})
