import { expect, it } from 'vitest'
import { call } from './rate-limits.fixture'
import { getMethods, getPaths } from './rate-limits-request'

it.each([
  '/cms/api/users/login',
  '/cms/api/users/login?x=1',
  '/cms/api/users/login#x',
  '/cms/api/users/login/',
  '//cms///api/users/login//',
  '/CMS/Api/users/LOGIN',
  '/cms/api//users/%6Cogin/',
  '/cms/api/users%2Flogin',
  '/cms/api/users/%256Cogin',
  '/cms/api\\users\\login',
  '/cms/./api/users/x/../login',
  '/cms/api/users//../login',
  '/cms/api//../users/login',
  '/cms/api/users/x/%2e%2E/login',
  '/cms/api/users/x%2f..%2flogin',
  'http://guide.example/cms/api/users/login',
  'HTTP://guide.example:80//cms/api/users/login?x',
])('getPaths recognizes %s as the login path', (url) => {
  expect(getPaths(url)).toContain('/cms/api/users/login')
})

it('getPaths normalizes an ordinary path to one path', () => {
  expect(getPaths('/api/communities?city=1#top')).toEqual(['/api/communities'])
  expect(getPaths('/')).toEqual(['/'])
  expect(getPaths(undefined)).toEqual(['/'])
})

it('getPaths does not decode invalid escapes and stops decoding after a few rounds', () => {
  expect(getPaths('/api/100%')).toEqual(['/api/100%'])
  expect(getPaths(`/${'%25'.repeat(2000)}`).length).toBeLessThan(10)
})

it('getMethods returns the request method and the methods named in override headers', () => {
  expect(getMethods(call({ method: 'POST' }))).toEqual(['POST'])
  const headers = { 'x-payload-http-method-override': 'get', 'x-http-method-override': 'DELETE' }
  expect(getMethods(call({ method: 'POST', headers }))).toEqual(['POST', 'GET', 'DELETE'])
})
