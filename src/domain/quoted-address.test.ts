import { describe, expect, it } from 'vitest'
import { addressPattern, namePattern } from './quoted-address'

const quotes = (text: string, email = 'ana@example.com') =>
  new RegExp(addressPattern(email), 'i').test(text)

describe('an address in a text', () => {
  it.each([
    'ana@example.com',
    'Write to ANA@Example.com.',
    'Ana <ana@example.com>, please',
    "'ana@example.com'",
    '<a href="mailto:ana@example.com?subject=x">',
    'https://a.example/?to=ana%40example.com&x',
  ])('is found in %s', (text) => {
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
  ])('is not taken out of the longer one in %s', (text) => {
    expect(quotes(text)).toBe(false)
  })

  it('is found with every character that an address may have', () => {
    const email = "o'brien+new.homes/1@mail-2.example.com"
    expect(quotes(`Write to ${email}!`, email)).toBe(true)
    expect(quotes(`mailto:${encodeURIComponent(email)}`, email)).toBe(true)
    expect(quotes('ooobrien@mail-2.example.com', email)).toBe(false)
  })
})

describe('a name in a text', () => {
  const names = (text: string, name: string) => new RegExp(namePattern(name), 'i').test(text)

  it('is found whole, in any case', () => {
    expect(names('Tour request for Villa: ana  BUYER', 'Ana Buyer')).toBe(true)
    expect(names('Diana Buyers', 'Ana Buyer')).toBe(false)
  })

  it('is found alone when it is a single word', () => {
    expect([names(' ana ', 'Ana'), names('Santa Ana Springs', 'Ana')]).toEqual([true, false])
  })
})
