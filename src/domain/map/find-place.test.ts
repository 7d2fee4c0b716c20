import { describe, expect, it } from 'vitest'
import { defaultListingOptions } from '../communities/listing-options.fixture'
import { findPlace, searchedFor } from './find-place'

describe('finding an address', () => {
  it('uses the ZIP code of the address', () => {
    const place = findPlace('Upper Cibolo Rd, Boerne, Texas 78006', 'Boerne')
    expect(place).toMatchObject({ kind: 'zip', label: 'ZIP code 78006 (Boerne)' })
    expect(place?.at.lat).toBeCloseTo(29.89, 1)
  })

  it('does not take a house number for the ZIP code', () => {
    expect(findPlace('24810 Ralph Fair Rd, Boerne, Texas 78015-1234', '')?.label).toBe(
      'ZIP code 78015 (Boerne)',
    )
  })

  it('uses the city if the ZIP code is missing or unknown', () => {
    expect(findPlace('FM 1103, Cibolo, Texas', ' cibolo ')).toMatchObject({
      kind: 'city',
      label: 'Cibolo',
    })
    expect(findPlace('FM 1103, Texas 10001', 'Helotes')).toMatchObject({ label: 'Helotes' })
  })

  it('finds every city of the filter', () => {
    expect(defaultListingOptions.cities.filter((city) => findPlace('', city) === null)).toEqual([])
  })

  it('finds nothing elsewhere', () => {
    expect(findPlace('Broadway, New York 10001', 'New York')).toBeNull()
    expect(findPlace('', '')).toBeNull()
  })

  it('says what was searched for', () => {
    expect(searchedFor('Broadway, New York 10001', 'New York')).toBe('ZIP code 10001 or New York')
    expect(searchedFor('Somewhere', ' ')).toBeNull()
  })
})
