import { expect, it } from 'vitest'
import { ownBuildTime } from './build-time'

it('the build time is that of the community, else of its first builder with one, else of the site', () => {
  const builders = [{ buildTime: ' ' }, { buildTime: '7-9 months' }, { buildTime: '3 months' }]
  expect(ownBuildTime({ buildTime: '5 months' }, builders)).toBe('5 months')
  expect(ownBuildTime({ buildTime: null }, builders)).toBe('7-9 months')
  expect(ownBuildTime({}, [{}])).toBeNull()
})
