import { expect, it } from 'vitest'
import { aCommunityDetail } from '@/contract/communities/community.fixture'
import { cardVersion, cardWords, nameSize } from './words'

it('the share card shows the name, location and price', () => {
  expect(cardWords(aCommunityDetail())).toEqual({
    name: 'Villa Serena',
    place: 'San Antonio, Texas',
    before: 'From',
    price: '$389,990',
  })
})

it('the share card shows Call for pricing without a price', () => {
  const words = cardWords(aCommunityDetail({ startPrice: null }))
  expect([words.before, words.price]).toEqual(['', 'Call for pricing'])
})

it('the share card shows that a community is sold out in place of its price', () => {
  const words = cardWords(aCommunityDetail({ status: 'sold_out' }))
  expect([words.before, words.price]).toEqual(['', 'Sold Out'])
})

it('the share card leaves out characters that the fonts lack', () => {
  const words = cardWords(aCommunityDetail({ name: 'Peñón 🏡 日本 “Ridge”' }))
  expect(words.name).toBe('Peñón “Ridge”')
})

it('the share card changes its version exactly when its content changes', () => {
  const version = cardVersion(aCommunityDetail())
  expect(cardVersion(aCommunityDetail({ description: 'Other words.' }))).toBe(version)
  for (const change of [
    { name: 'Villa Serena II' },
    { city: 'Boerne' },
    { startPrice: 391000 },
    { images: ['/media/house-02.webp'] },
  ]) {
    expect(cardVersion(aCommunityDetail(change))).not.toBe(version)
  }
})

it('the share card sets long names in a smaller size', () => {
  const names = ['Tinaja', 'Cibolo Ridge Preserve at Herff', 'A'.repeat(19), 'B'.repeat(60)]
  const sizes = names.map(nameSize)
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  expect(new Set(sizes).size).toBe(4)
})
