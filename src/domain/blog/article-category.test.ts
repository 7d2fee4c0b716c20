import { expect, it } from 'vitest'
import { articleCategory } from './article-category'

it.each([
  ['market-analysis', 'Market Analysis'],
  ['community-spotlight', 'Community Spotlight'],
  ['buyer-guide', "Buyer's Guide"],
  ['gardening', 'Article'],
  [null, 'Article'],
])('articleCategory labels %s as %s', (category, label) => {
  expect(articleCategory(category)).toBe(label)
})
