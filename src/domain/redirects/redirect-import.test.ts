import { expect, it } from 'vitest'
import { type ExistingRedirect, planImport } from './redirect-import'

function plan(lines: readonly string[], standing: readonly ExistingRedirect[] = []) {
  const written = lines.map((text, index) => {
    const [from = '', to = '', type = ''] = text.split(',')
    return { line: index + 2, from, to, type }
  })
  return planImport(written, standing, new Set(['/page'])).map(
    ({ outcome, reason }) => reason ?? outcome,
  )
}

it('planImport distinguishes new, changed and unchanged redirects', () => {
  const standing = [
    { from: '/same', to: '/a', type: '308' },
    { from: '/other-target', to: '/a', type: '308' },
    { from: '/other-type', to: '/a', type: '307' },
    { from: '/same-type', to: '/a', type: '308' },
  ]
  const lines = ['/fresh,/a', '/same/,/a,308', '/other-target,/b', '/other-type,/a,301']
  expect(plan(lines, standing)).toEqual(['new', 'unchanged', 'changed', 'changed'])
  expect(plan(['/same-type,/a,301'], standing)).toEqual(['unchanged'])
})

it('planImport explains why a row is skipped', () => {
  expect(
    plan([
      'no-slash,/a',
      '/foreign,ftp://files.example',
      `/${'long'.repeat(200)},/a`,
      '/typed,/a,404',
      '/twice,/a',
      '/twice,/b',
      '/untargeted,',
      '/page/,/a',
    ]),
  ).toEqual([
    'The old URL must start with a slash',
    'The new URL must be a path on this site or start with https://',
    'A URL can have at most 500 characters',
    'The type must be one of 301, 308, 302, 307',
    'new',
    'Line 6 has the same old URL',
    'The new URL is missing',
    'This site already has a page at this URL, so the redirect would have no effect',
  ])
})

it('planImport skips redirect loops within the file and with existing redirects', () => {
  const standing = [{ from: '/old', to: '/new', type: '308' }]
  expect(plan(['/self,/self/', '/a,/b', '/b,/a', '/new,/old', '/c,/old'], standing)).toEqual([
    ...Array<string>(4).fill('This redirect creates a loop'),
    'This redirect creates a loop',
  ])
  expect(plan(['/c,/old', '/old,/elsewhere', '/new,/old'], standing)).toEqual([
    'new',
    'changed',
    'new',
  ])
})
