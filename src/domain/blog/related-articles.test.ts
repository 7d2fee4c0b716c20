import { describe, expect, it } from 'vitest'
import { readingAfter } from './related-articles'

const article = (slug: string, category: string | null = null, tags: string[] = []) => ({
  slug,
  category,
  tags,
})

const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug)

describe('next article', () => {
  const list = [article('new'), article('middle'), article('old')]
  it.each([
    ['new', 'middle'],
    ['middle', 'old'],
    ['old', 'new'],
    ['a draft', 'new'],
  ])('after %s is %s', (slug, next) => {
    expect(readingAfter(article(slug), list, 3).next?.slug).toBe(next)
  })

  it('is null when there is no other article', () => {
    const only = article('only')
    expect(readingAfter(only, [only], 3)).toEqual({ next: null, related: [] })
  })
})

describe('related articles', () => {
  const here = article('here', 'buyer-guide', ['warranty', 'Inspections'])
  const next = article('next', 'buyer-guide', ['warranty', 'inspections'])

  it('are ranked by shared tags, then category, then age', () => {
    const list = [
      here,
      next,
      article('newest'),
      article('same category', 'buyer-guide'),
      article('one tag', 'market-analysis', ['INSPECTIONS ']),
      article('tag and category', 'buyer-guide', ['warranty']),
      article('two tags', null, ['warranty', 'inspections']),
      article('older of the category', 'buyer-guide'),
    ]
    expect(slugs(readingAfter(here, list, 6).related)).toEqual([
      'two tags',
      'tag and category',
      'one tag',
      'same category',
      'older of the category',
      'newest',
    ])
  })

  it('have the requested count and exclude the article and the next one', () => {
    const list = [here, next, article('a'), article('b'), article('c')]
    expect(slugs(readingAfter(here, list, 2).related)).toEqual(['a', 'b'])
  })

  it('count each tag once and do not match a missing category', () => {
    const plain = article('plain', null, ['soil'])
    const list = [plain, article('next'), article('other', null), article('twice', null, ['soil'])]
    expect(slugs(readingAfter(plain, list, 1).related)).toEqual(['twice'])
    const repeated = article('repeated', 'buyer-guide', ['soil', 'soil', 'SOIL'])
    const double = article('double', 'x', ['soil', 'clay'])
    const current = article('asked', 'x', ['soil', 'clay'])
    const found = readingAfter(current, [current, article('n'), repeated, double], 2).related
    expect(slugs(found)).toEqual(['double', 'repeated'])
  })
})
