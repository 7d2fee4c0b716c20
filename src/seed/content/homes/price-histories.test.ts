import { expect, it } from 'vitest'
import { communities } from '../communities'
import { homes } from './homes'
import { priceHistories, type SeedPrice } from './price-histories'

const ofHome = (community: string, home: string) =>
  priceHistories.filter((history) => history.community === community && history.home === home)
const starts = (community: string) =>
  priceHistories.filter(
    (history) => history.community === community && history.field === 'startPrice',
  )

it('a sample price history ends with the price of today', () => {
  for (const { slug, startPrice } of communities)
    expect(starts(slug).at(-1)?.price ?? null).toBe(startPrice ?? null)
  for (const { community, slug, price } of homes)
    expect(ofHome(community, slug).at(-1)?.price ?? null).toBe(price)
})

it('a sample price history changes on each of its days, from the oldest on', () => {
  const toKey = ({ community, plan, home, field }: SeedPrice) =>
    [community, plan, home, field].join()
  const wrong = priceHistories.filter((price, index) => {
    const before = priceHistories[index - 1]
    return (
      before &&
      toKey(before) === toKey(price) &&
      (before.daysAgo <= price.daysAgo || before.price === price.price)
    )
  })
  expect(wrong).toEqual([])
})

it('the sample price histories have reductions within the last month, of some and not of most', () => {
  const recent = communities.filter(({ slug }) => {
    const [last, before] = starts(slug).toReversed()
    return last && before && last.daysAgo < 30 && last.price < before.price
  })
  expect(recent.length).toBeGreaterThan(1)
  expect(recent.length).toBeLessThan(communities.length / 4)
})

it('the sample price histories give reduced homes the price before as their earlier price', () => {
  for (const { community, slug, earlierPrice } of homes) {
    if (earlierPrice) expect(ofHome(community, slug)[0]?.price).toBe(earlierPrice)
  }
})
