import { expect, it } from 'vitest'
import { mayBeCrossSite } from './request-origin'

const own = 'http://localhost:3000'
const multipart = 'multipart/form-data; boundary=x'

it.each([
  ['the page of another site', { origin: 'https://evil.example' }],
  ['a page without an origin of its own', { origin: 'null' }],
  ['a browser that says so', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbor under the same domain', { 'sec-fetch-site': 'same-site' }],
  ['a form that names no origin', { 'content-type': multipart }],
  ['a plain form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['JSON in a form', { 'content-type': 'Text/Plain;charset=UTF-8' }],
])('treats %s as cross-site', (_name, headers) => {
  expect(mayBeCrossSite(new Headers({ host: 'localhost:3000', ...headers }))).toBe(true)
})

it.each([
  ['the site’s own form', { origin: own, 'content-type': multipart }],
  ['the site’s own page', { origin: own, 'sec-fetch-site': 'same-origin' }],
  ['a program', { 'content-type': 'application/json' }],
  ['a program that sends nothing', {}],
])('does not treat %s as cross-site', (_name, headers) => {
  expect(mayBeCrossSite(new Headers({ host: 'localhost:3000', ...headers }))).toBe(false)
})
