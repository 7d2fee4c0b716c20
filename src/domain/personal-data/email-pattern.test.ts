import { describe, expect, it } from 'vitest'
import { emailPattern, namePattern } from './email-pattern'

const quotes = (text: string, email = 'ana@example.com') =>
  new RegExp(emailPattern(email), 'i').test(text)

describe('addressPattern', () => {
  it.each([
    'ana@example.com',
    'Write to ANA@Example.com.',
    'Ana <ana@example.com>, please',
    "'ana@example.com'",
    '<a href="mailto:ana@example.com?subject=x">',
    'https://a.example/?to=ana%40example.com&x',
    '{"text":"Write to\\nana@example.com"}',
  ])('finds the address in %s', (text) => {
    expect(quotes(text)).toBe(true)
  })

  it.each([
    'ana@example.com.mx',
    'ana@example.community',
    'ana@example-com',
    'maria-ana@example.com',
    'tag+ana@example.com',
    'ana+tag@example.com',
    'diana@example.com',
    'ana@exampleXcom',
  ])('does not match within the longer address in %s', (text) => {
    expect(quotes(text)).toBe(false)
  })

  it('finds an address with any allowed character', () => {
    const email = "o'brien+new.homes/1@mail-2.example.com"
    expect(quotes(`Write to ${email}!`, email)).toBe(true)
    expect(quotes(`mailto:${encodeURIComponent(email)}`, email)).toBe(true)
    expect(quotes('ooobrien@mail-2.example.com', email)).toBe(false)
  })
})

describe('namePattern', () => {
  const names = (text: string, name: string) => new RegExp(namePattern(name), 'i').test(text)

  it('finds a full name, ignoring case', () => {
    expect(names('Tour request for Villa: ana  BUYER', 'Ana Buyer')).toBe(true)
    expect(names('{"text":"From\\nAna Buyer"}', 'Ana Buyer')).toBe(true)
    expect(names('Diana Buyers', 'Ana Buyer')).toBe(false)
  })

  it('finds a single word only when it is the whole text', () => {
    expect([names(' ana ', 'Ana'), names('Santa Ana Springs', 'Ana')]).toEqual([true, false])
  })
})
