import { describe, expect, it } from 'vitest'
import { featuredResources, groupResources, relatedResources } from './resource-groups'

const entry = (slug: string, category: string, type = 'article', isFeatured = false) => ({
  slug,
  category,
  type,
  isFeatured,
})

const entries = [
  entry('a', 'tips', 'guide', true),
  entry('b', 'tips'),
  entry('c', 'money', 'guide', true),
  entry('d', 'tips', 'guide'),
  entry('e', 'money', 'article', true),
  entry('f', 'places', 'article', true),
]

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)

it('opens with the first featured entries in their order', () => {
  expect(slugs(featuredResources(entries, 3))).toEqual(['a', 'c', 'e'])
  expect(slugs(featuredResources(entries, 9))).toEqual(['a', 'c', 'e', 'f'])
})

it('has every category in its own order, with its first entries and how many there are', () => {
  const categories = [
    { value: 'money', label: 'Money' },
    { value: 'tips', label: 'Tips' },
    { value: 'empty', label: 'Empty' },
  ]
  const groups = groupResources(categories, entries, 2)
  expect(groups.map(({ id, title, first, total }) => [id, title, slugs(first), total])).toEqual([
    ['money', 'Money', ['c', 'e'], 2],
    ['tips', 'Tips', ['a', 'b'], 3],
    ['empty', 'Empty', [], 0],
  ])
})

describe('what to read beside an entry', () => {
  it('is of its category first, of its type next, and never the entry itself', () => {
    const [guide = entry('', '')] = entries
    expect(slugs(relatedResources(guide, entries, 9))).toEqual(['d', 'b', 'c', 'e', 'f'])
  })

  it('is so many at most, and also there for an entry that no list has', () => {
    expect(slugs(relatedResources(entry('new', 'places'), entries, 2))).toEqual(['f', 'b'])
  })
})
