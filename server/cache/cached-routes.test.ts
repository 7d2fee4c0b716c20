import { readdirSync } from 'node:fs'
import { type IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import path from 'node:path'
import { expect, it } from 'vitest'
import { operations } from '@/contract/operations'
import { cachedRequest } from './cached-routes'

function createRequest(url: string, method = 'GET'): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { url, method })
}

const isCached = (url: string) => cachedRequest(createRequest(url)) !== undefined

/** Pages whose content depends on a token or a session, and unknown paths. */
const perRequest = [
  '/[...path]',
  '/alerts',
  '/alerts/new',
  '/alerts/stop',
  '/builder-report',
  '/lead-answer',
  '/newsletter/confirm',
  '/newsletter/preferences',
  '/newsletter/unsubscribe',
  '/preview/[collection]/[id]',
  '/preview/submissions/[submission]/[record]',
  '/report-a-mistake',
  '/submit/[token]',
]

it('every page of the site is cached, except those that depend on the request', () => {
  const pages = readdirSync('src/app/(frontend)', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => `/${path.dirname(file).replace(/^\.$/, '')}`)
  const uncached = pages.filter((page) => !isCached(page.replace(/\[\w+\]/g, 'any')))
  expect(uncached.sort()).toEqual(perRequest)
})

it('every read of the API is cached, except health, form tokens and files for partners', () => {
  const uncached = operations
    .filter(({ method, path }) => method === 'GET' && !isCached(path.replace(/\{\w+\}/g, '1')))
    .map(({ path }) => path)
  expect(uncached).toEqual([
    '/api/listings.csv',
    '/api/listings.xml',
    '/api/form-token',
    '/api/health/live',
    '/api/health/ready',
  ])
})

it('the list of communities depends on its filters and view, not on the position of the map', () => {
  const filters =
    'amenityMatch=all&area=-99%2C29%2C-98%2C30&maxPrice=380000&minPrice=300000&view=map'
  const request = createRequest(`/communities?map=29.4%2C-98.5%2C11&${filters}`)
  expect(cachedRequest(request)?.url).toBe(`/communities?${filters}`)
})

it.each(['POST', 'PUT', 'OPTIONS'])('%s is never answered from the cache', (method) => {
  expect(cachedRequest(createRequest('/communities', method))).toBeUndefined()
})

it.each([
  '/admin',
  '/cms/api/communities',
  '/internal/jobs',
  '/builder-report',
  '/media/a.webp',
  '//',
  '/communities/',
])('%s is not cached', (url) => {
  expect(isCached(url)).toBe(false)
})

it('a path in several spellings is one key, and its slash stays a slash', () => {
  const getKey = (url: string) => cachedRequest(createRequest(url))?.key
  expect(getKey('/blog/a%2Db')).toBe('/blog/a-b')
  expect(getKey('/blog/a%2Fb')).toBe('/blog/a%2Fb')
  expect(getKey('/blog/a%20b')).toBe(getKey('/blog/a%20b?utm_source=x'))
})

it('a query in several orders is one key for HTML, and keeps its order for the data of the page', () => {
  const orders = ['/search?q=texas&in=communities&utm_source=x', '/search?in=communities&q=texas']
  const getRequests = (headers: IncomingHttpHeaders) =>
    orders.map((url) => cachedRequest(Object.assign(createRequest(url), { headers })))
  const [html, same] = getRequests({})
  expect(html?.url).toBe('/search?in=communities&q=texas')
  expect(same?.key).toBe(html?.key)
  expect(getRequests({ rsc: '1' }).map((request) => request?.url)).toEqual([
    '/search?q=texas&in=communities',
    '/search?in=communities&q=texas',
  ])
})
