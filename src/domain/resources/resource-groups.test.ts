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

it('featuredResources returns the first featured entries in order', () => {
  expect(slugs(featuredResources(entries, 3))).toEqual(['a', 'c', 'e'])
  expect(slugs(featuredResources(entries, 9))).toEqual(['a', 'c', 'e', 'f'])
})

it('groupResources returns every category with its first entries and total count', () => {
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

describe('related resources', () => {
  it('prefer the same category, then the same type, and exclude the entry', () => {
    const [guide = entry('', '')] = entries
    expect(slugs(relatedResources(guide, entries, 9))).toEqual(['d', 'b', 'c', 'e', 'f'])
  })

  it('are limited to the count, also for an entry that is not in the list', () => {
    expect(slugs(relatedResources(entry('new', 'places'), entries, 2))).toEqual(['f', 'b'])
  })
})
