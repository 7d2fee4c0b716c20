import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { findDisallowedMethod } from './page-methods'

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Statuses with which the server rejects the methods of a path without asking Next. */
function refuse(url: string) {
  return methods.map((method) => findDisallowedMethod({ method, url } as IncomingMessage)?.status)
}

describe('a method that is not GET or HEAD', () => {
  it.each(['/', '/search?q=a', '/communities/villa-serena', '/api/docs', '/feed.xml'])(
    'is not allowed on the page %s',
    (url) => {
      expect(refuse(url)).toEqual([405, 405, 405, 405, 204])
    },
  )

  it.each(['/no/such', '/_next/static/chunks/a.js', '/media/a.jpg', '/apis', '/administration'])(
    'does not find %s',
    (url) => {
      expect(refuse(url)).toEqual([404, 404, 404, 404, 404])
    },
  )

  it.each(['/admin', '/admin/collections/events', '/newsletter/confirm/send', '/submit/a.b/send'])(
    'may only be POST on %s, which takes forms',
    (url) => {
      expect(refuse(url)).toEqual([undefined, 405, 405, 405, 204])
    },
  )

  it.each(['/api/leads', '/cms/api/users/1', '/api/communities'])(
    'is left to the route of %s',
    (url) => {
      expect(refuse(url)).toEqual([undefined, undefined, undefined, undefined, undefined])
    },
  )
})

it('GET and HEAD are never refused', () => {
  for (const method of ['GET', 'HEAD'])
    expect(findDisallowedMethod({ method, url: '/no/such' } as IncomingMessage)).toBe(undefined)
})

it('a refused method is answered with the methods of the page, OPTIONS without a text', () => {
  const find = (method: string) =>
    findDisallowedMethod({ method, url: '/about' } as IncomingMessage)
  const allow = 'GET, HEAD, OPTIONS'
  expect(find('PUT')).toEqual({
    status: 405,
    sentence: `This page has the methods ${allow}.`,
    allow,
  })
  expect(find('OPTIONS')).toEqual({ status: 204, sentence: '', allow })
})
