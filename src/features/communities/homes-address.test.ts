import { describe, expect, it } from 'vitest'
import { getHomesAddress } from './homes-address'
import { loadSearchParams } from './search-params'

describe('the list of homes for a search of communities', () => {
  it.each([
    ['city=Boerne', '/homes?city=Boerne'],
    ['price=300000,400000', '/homes?minPrice=300000&maxPrice=400000'],
    ['price=500000,', '/homes?minPrice=500000'],
    ['maxPrice=380k&builder=casa-tejas', '/homes?builder=casa-tejas&maxPrice=380000'],
    ['district=Northside ISD&q=lake&sort=price', '/homes?q=lake&district=Northside+ISD'],
    ['priceChange=reduced', '/homes?priceChange=reduced'],
  ])('for %s is %s', (query, address) => {
    expect(getHomesAddress(loadSearchParams(new URLSearchParams(query)))).toBe(address)
  })

  it.each(['', 'q=', 'amenities=pools&status=new', 'price=nonsense'])(
    'is the same as without filters for “%s”',
    (query) => {
      expect(getHomesAddress(loadSearchParams(new URLSearchParams(query)))).toBeNull()
    },
  )
})
