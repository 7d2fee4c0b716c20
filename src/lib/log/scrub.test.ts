import { describe, expect, it } from 'vitest'
import { scrubText } from './scrub'

describe('scrubText', () => {
  it.each([
    ['mail ana.buyer+tour@example.com now', 'mail [email] now'],
    ['/people/ana%40example.co.uk', '/people/[email]'],
    ['<núria@correo.example>', '<[email]>'],
    [`${'a'.repeat(200)}@example.com`, '[email]'],
    ['a@b@example.com', 'a@[email]'],
  ])('replaces the email address in %j', (text, scrubbed) => {
    expect(scrubText(text)).toBe(scrubbed)
  })

  it.each(['next@16.4.6', 'node_modules/@payloadcms/next/dist', 'ana@localhost'])(
    'keeps %j, which is no address',
    (text) => {
      expect(scrubText(text)).toBe(text)
    },
  )

  it.each(['(210) 555-0142', '+1 210 555 0142', '210.555.0142', '%2B12105550142'])(
    'replaces the phone number %s',
    (phone) => {
      expect(scrubText(`call ${phone} today`)).toBe('call [phone] today')
    },
  )

  it('removes the values that PostgreSQL and Drizzle add to a message', () => {
    expect(scrubText('Failed query: insert into leads \nparams: Ann,210')).toBe(
      'Failed query: insert into leads',
    )
    expect(scrubText('Key (slug, name)=(oak (north), Ann) already exists.')).toBe(
      'Key (slug, name)=[value] already exists.',
    )
    expect(scrubText('Key (name)=(Ann without an end')).toBe('Key (name)=[value]')
    expect(scrubText('invalid input syntax for type integer: "Ann "B" C"')).toBe(
      'invalid input syntax for type integer: [value]',
    )
  })
})
