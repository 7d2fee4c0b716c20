import { expect, it } from 'vitest'
import { canonicalAddress } from './canonical-address'

const getAddress = (path: string) => canonicalAddress(new URL(path, 'https://guide.example'))

it.each([
  ['/Communities', '/communities'],
  ['/COMMUNITIES/Villa-Serena?q=Oak+Hill', '/communities/villa-serena?q=Oak+Hill'],
  ['/Resources/Events?show=all', '/resources/events?show=all'],
  ['/API/Docs', '/api/docs'],
  ['/Blog/%C3%89t%C3%A9', '/blog/%C3%89t%C3%A9'],
  ['/communities?sort=price&q=a&sort=city', '/communities?sort=city&q=a'],
  ['/communities?q=&city=Boerne', '/communities?city=Boerne'],
  ['/search?q=boerne&q=', '/search'],
])('canonicalAddress of %s is %s, which has no other', (path, expected) => {
  expect(getAddress(path)).toBe(expected)
  expect(getAddress(expected)).toBeNull()
})

it.each([
  '/communities',
  '/communities?city=San%20Antonio&q=A',
  '/blog/%C3%89t%C3%A9',
  '/compare?items=h1&items=h2',
  '/shortlist?items=',
  '/Old-Page.html?a=1&a=2',
  '/Newsletter/Unsubscribe?token=Ab',
  '/submit/AbC',
  '/preview/communities/1',
  '/Admin',
  '/api/communities?sort=name&sort=city',
  '//evil.example/Communities',
])('canonicalAddress leaves %s as it is', (path) => {
  const [pathname = '', query] = path.split('?')
  expect(canonicalAddress({ pathname, search: query ? `?${query}` : '' })).toBeNull()
})
