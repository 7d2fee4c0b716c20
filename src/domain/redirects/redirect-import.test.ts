import { expect, it } from 'vitest'
import { planImport, type StandingRedirect } from './redirect-import'

function plan(lines: readonly string[], standing: readonly StandingRedirect[] = []) {
  const written = lines.map((text, index) => {
    const [from = '', to = '', type = ''] = text.split(',')
    return { line: index + 2, from, to, type }
  })
  return planImport(written, standing, new Set(['/page'])).map(
    ({ outcome, reason }) => reason ?? outcome,
  )
}

it('distinguishes new, changed and unchanged redirects', () => {
  const standing = [
    { from: '/same', to: '/a', type: '308' },
    { from: '/other-target', to: '/a', type: '308' },
    { from: '/other-type', to: '/a', type: '302' },
  ]
  const lines = ['/fresh,/a', '/same/,/a,308', '/other-target,/b', '/other-type,/a,301']
  expect(plan(lines, standing)).toEqual(['new', 'unchanged', 'changed', 'changed'])
})

it('explains why a row is skipped', () => {
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
    'The old address has to begin with a slash',
    'The new address may only be a path of this site or begin with https://',
    'An address may have 500 characters at most',
    'The type has to be one of 301, 308, 302, 307',
    'new',
    'Line 6 begins at the same address',
    'The new address is missing',
    'A page of the site stands there, so nobody would be led on',
  ])
})

it('skips redirect loops within the file and with existing redirects', () => {
  const standing = [{ from: '/old', to: '/new', type: '308' }]
  expect(plan(['/self,/self/', '/a,/b', '/b,/a', '/new,/old', '/c,/old'], standing)).toEqual([
    ...Array<string>(4).fill('Leads in a circle'),
    'Leads in a circle',
  ])
  expect(plan(['/c,/old', '/old,/elsewhere', '/new,/old'], standing)).toEqual([
    'new',
    'changed',
    'new',
  ])
})
