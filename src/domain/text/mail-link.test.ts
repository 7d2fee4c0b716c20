import { expect, it } from 'vitest'
import { mailLink, mailtoAddress } from './mail-link'

it('mailLink encodes special characters in subject and body', () => {
  const link = mailLink('A & B? 50% #1 + "ñ"', ['First line', '', 'https://guide.example/a?b=c&d'])
  const { protocol, pathname, searchParams, hash } = new URL(link)
  expect([protocol, pathname, hash]).toEqual(['mailto:', '', ''])
  expect(searchParams.get('subject')).toBe('A & B? 50% #1 + "ñ"')
  expect(searchParams.get('body')).toBe('First line\r\n\r\nhttps://guide.example/a?b=c&d')
})

it('mailLink encodes spaces as %20', () => {
  expect(mailLink('a b', ['c d'])).toBe('mailto:?subject=a%20b&body=c%20d')
})

it('mailtoAddress adds no recipients or headers from a submitted address', () => {
  const link = mailtoAddress('ana?cc=all@example.com', { subject: 'Re: A & B', text: 'Hi,\nAna' })
  expect(link).toBe(
    'mailto:ana%3Fcc%3Dall@example.com?subject=Re%3A%20A%20%26%20B&body=Hi%2C%0D%0AAna',
  )
  expect(mailtoAddress('ana@example.com')).toBe('mailto:ana@example.com')
})
