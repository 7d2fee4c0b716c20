import { describe, expect, it } from 'vitest'
import { coordinatesProblem } from './coordinates-problem'

describe('the warning about coordinates', () => {
  it('says that a community without coordinates is not on the map', () => {
    expect(coordinatesProblem(null, undefined)).toEqual({
      label: 'Not on the map',
      text: 'Without coordinates, the community is not on the map of the site.',
    })
  })

  it('names the one that is missing', () => {
    expect(coordinatesProblem(29.4, null)?.text).toContain('Without a longitude')
    expect(coordinatesProblem(null, -98.4)?.text).toContain('Without a latitude')
  })

  it('finds a missing minus sign', () => {
    expect(coordinatesProblem(29.4, 98.4)?.label).toBe('Outside the area')
  })

  it('is not shown for a community in the four counties', () => {
    expect(coordinatesProblem(29.4241, -98.4936)).toBeNull()
  })
})
