import { expect, it } from 'vitest'
import { mailLink } from './mail-link'

it('encodes special characters in subject and body', () => {
  const link = mailLink('A & B? 50% #1 + "ñ"', ['First line', '', 'https://guide.example/a?b=c&d'])
  const { protocol, pathname, searchParams, hash } = new URL(link)
  expect([protocol, pathname, hash]).toEqual(['mailto:', '', ''])
  expect(searchParams.get('subject')).toBe('A & B? 50% #1 + "ñ"')
  expect(searchParams.get('body')).toBe('First line\r\n\r\nhttps://guide.example/a?b=c&d')
})

it('encodes spaces as %20', () => {
  expect(mailLink('a b', ['c d'])).toBe('mailto:?subject=a%20b&body=c%20d')
})
