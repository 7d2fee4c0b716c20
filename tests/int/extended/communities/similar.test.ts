import { expect, it } from 'vitest'
import { similarCommunities } from '@/data/communities/list'
import { aCommunity } from '../../../fixtures/site'

it('similar communities are available, nearby first, then by the closest price', async () => {
  const soldOut = await aCommunity({
    name: 'Sold Out Row',
    status: 'sold_out',
    city: 'Boerne',
    county: 'kendall',
    startPrice: 400_000,
  })
  const make = (name: string, city: string, county: 'kendall' | 'bexar', startPrice?: number) =>
    aCommunity({ name, city, county, startPrice })
  await make('Far and equal', 'San Antonio', 'bexar', 400_000)
  await make('County', 'Comfort', 'kendall', 390_000)
  await make('City, unpriced', 'Boerne', 'kendall')
  await make('City, dear', 'Boerne', 'kendall', 900_000)
  await make('City, close', 'Boerne', 'kendall', 420_000)
  await aCommunity({ name: 'Also sold out', status: 'sold_out', startPrice: 400_000 })
  await aCommunity({ name: 'Coming', status: 'coming_soon', startPrice: 400_000 })
  await aCommunity({ name: 'Draft', startPrice: 400_000, _status: 'draft' })

  const names = async (limit: number) =>
    (await similarCommunities(String(soldOut.id), limit)).map(({ name }) => name)
  expect(await names(10)).toEqual([
    'City, close',
    'City, dear',
    'City, unpriced',
    'County',
    'Far and equal',
  ])
  expect(await names(2)).toEqual(['City, close', 'City, dear'])
})
