import { expect, it } from 'vitest'
import {
  followRedirects,
  problemOfSource,
  problemOfTarget,
  type Redirect,
  redirectPath,
} from './redirect'

const table = (...rows: readonly [from: string, to: string, isPermanent?: boolean][]) =>
  new Map<string, Redirect>(
    rows.map(([from, to, isPermanent = true]) => [from, { from, to, isPermanent }]),
  )

it('redirectPath normalizes trailing slashes and URL encoding', () => {
  expect(['/a/', ' /a ', '/%C3%A9t%C3%A9', '/', '/100%'].map(redirectPath)).toEqual([
    '/a',
    '/a',
    '/été',
    '/',
    '/100%',
  ])
})

const pages = new Set(['/', '/builders'])

it.each([
  ['', 'missing'],
  ['old', 'start with a slash'],
  ['https://guide.example/old', 'without https://'],
  ['//evil.example', 'not a path'],
  ['/old?page=2', 'without ? or #'],
  ['/', 'This site already has a page'],
  ['/builders/', 'This site already has a page'],
  [`/${'x'.repeat(500)}`, '500 characters'],
])('problemOfSource rejects the source %j', (from, reason) => {
  expect(problemOfSource(from, pages)).toContain(reason)
})

it.each([
  ['', 'missing'],
  ['new', 'start with a slash'],
  ['javascript:alert(1)', 'must be a path'],
  ['mailto:a@b.example', 'must be a path'],
  ['//evil.example', 'is not valid'],
  [`/${'x'.repeat(500)}`, '500 characters'],
])('problemOfTarget rejects the target %j', (to, reason) => {
  expect(problemOfTarget(to)).toContain(reason)
})

it('a redirect accepts paths as sources and paths or web addresses as targets', () => {
  for (const from of ['/old', '/old/entry/', '/builders/old']) {
    expect(problemOfSource(from, pages)).toBeNull()
  }
  expect(['/', '/new?a=b#c', 'https://a.example/b'].map(problemOfTarget)).toEqual([
    null,
    null,
    null,
  ])
})

it('followRedirects resolves a chain to its end, permanent only if every step is permanent', () => {
  const redirects = table(['/a', '/b'], ['/b', '/c/'], ['/c', '/d?e'], ['/t', '/a', false])
  expect(followRedirects(redirects, '/a/')).toEqual({ from: '/a', to: '/d?e', isPermanent: true })
  expect(followRedirects(redirects, '/t')).toMatchObject({ to: '/d?e', isPermanent: false })
  expect(followRedirects(redirects, '/d')).toBeNull()
})

it('followRedirects returns null for redirect loops', () => {
  const circle = table(['/a', '/b'], ['/b', '/a'], ['/x', '/a'], ['/blog/y', '/Blog/Y'])
  expect(['/a', '/b', '/x', '/blog/y'].map((path) => followRedirects(circle, path))).toEqual([
    null,
    null,
    null,
    null,
  ])
})
