import { describe, expect, it } from 'vitest'
import type { BlogPostSummary } from '@/contract/blog/blog-post'
import { filterList, isWhole } from './whole-list'

const article = (slug: string, changes: Partial<BlogPostSummary> = {}): BlogPostSummary => ({
  id: slug,
  title: slug,
  slug,
  excerpt: '',
  description: '',
  category: null,
  featuredImage: null,
  image: null,
  imageAlt: null,
  tags: [],
  author: null,
  readMinutes: 1,
  ...changes,
})

const slugs = (articles: readonly { slug: string }[]) => articles.map(({ slug }) => slug)

describe('the local API response', () => {
  const articles = [
    article('zoning', { publishedAt: '2026-06-01T12:00:00.000Z', category: 'buyer-guide' }),
    article('taxes', { publishedAt: '2026-05-01T12:00:00.000Z', excerpt: 'On ZONING and more' }),
    article('escrow', { publishedAt: '2026-04-01T12:00:00.000Z' }),
  ]

  it.each([
    [{}, ['zoning', 'taxes', 'escrow']],
    [{ q: 'zoning' }, ['zoning', 'taxes']],
    [{ category: 'buyer-guide' as const }, ['zoning']],
    [{ sort: 'title' as const }, ['escrow', 'taxes', 'zoning']],
    [{ offset: 50 }, []],
  ])('to %j has the articles %j', (query, expected) => {
    expect(slugs(filterList(articles, query).items)).toEqual(expected)
  })

  it('has pages of fifty articles', () => {
    const many = Array.from({ length: 120 }, (_, index) => article(`a${1000 + index}`))
    const second = filterList(many, { sort: 'title', offset: 50 })
    expect([second.items.length, second.items[0]?.slug, second.total]).toEqual([50, 'a1050', 120])
  })
})

it('isWhole detects a first page that contains all articles', () => {
  const page = (length: number, total: number) => ({
    items: Array.from({ length }, () => article('x')),
    total,
  })
  expect([page(0, 0), page(50, 50), page(50, 51)].map(isWhole)).toEqual([true, true, false])
})
