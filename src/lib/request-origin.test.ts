import { expect, it } from 'vitest'
import { mayBeCrossSite } from './request-origin'

const own = 'http://localhost:3000'
const multipart = 'multipart/form-data; boundary=x'

it.each([
  ['a page of another site', { origin: 'https://evil.example' }],
  ['a page with the origin null', { origin: 'null' }],
  ['a request with Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['a site on the same domain', { 'sec-fetch-site': 'same-site' }],
  ['a form without an origin', { 'content-type': multipart }],
  ['a plain form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['JSON in a form', { 'content-type': 'Text/Plain;charset=UTF-8' }],
])('mayBeCrossSite treats %s as cross-site', (_name, headers) => {
  expect(mayBeCrossSite(new Headers({ host: 'localhost:3000', ...headers }))).toBe(true)
})

it.each([
  ['a form of the site', { origin: own, 'content-type': multipart }],
  ['a page of the site', { origin: own, 'sec-fetch-site': 'same-origin' }],
  ['an API client', { 'content-type': 'application/json' }],
  ['an API client without headers', {}],
])('mayBeCrossSite does not treat %s as cross-site', (_name, headers) => {
  expect(mayBeCrossSite(new Headers({ host: 'localhost:3000', ...headers }))).toBe(false)
})
