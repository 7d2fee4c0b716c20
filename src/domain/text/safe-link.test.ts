import { expect, it } from 'vitest'
import { isWebAddress, safeLink } from './safe-link'

it.each([
  '/communities?city=Boerne',
  '/',
  '#taxes',
  '?page=2',
  'https://www.sec.texas.gov/a?b#c',
  'HTTP://example.com',
  'mailto:hello@guide.example',
  'tel:+12105550100',
  'tel:(210)555-0100',
])('safeLink accepts %s', (address) => {
  expect(safeLink(` ${address} `)).toBe(address)
})

it('safeLink adds the scheme to an address that begins with www.', () => {
  expect([' www.example.com/a?b ', 'WWW.example.com'].map(safeLink)).toEqual([
    'https://www.example.com/a?b',
    'https://WWW.example.com',
  ])
})

it.each([
  'www.',
  'www./evil.example',
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '//evil.example/x',
  '/\\evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'mailto:',
  'tel:javascript',
  'communities',
  '',
])('safeLink rejects %j', (address) => {
  expect(safeLink(address)).toBeNull()
})

it('isWebAddress distinguishes web addresses from paths, mail and phone links', () => {
  const addresses = ['https://a.example', 'Http://a.example', '/a', '#a', 'mailto:a@b', 'tel:1']
  expect(addresses.map(isWebAddress)).toEqual([true, true, false, false, false, false])
})
