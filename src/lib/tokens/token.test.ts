import fc from 'fast-check'
import { EncryptJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { defineToken } from './token'

const secret = 's'.repeat(32)
const now = new Date('2026-11-22T12:00:00.400Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const claims = z.object({ email: z.string() })
const ana = { email: 'ana@example.com' }
const token = defineToken({ purpose: 'a', claims, lifetimeSeconds: 60 })
const text = await token.create(secret, ana, now)

describe('a token', () => {
  it('returns its claims until it expires, and says afterwards that it has', async () => {
    expect(await token.read(secret, text, now)).toEqual({ state: 'valid', claims: ana })
    expect(await token.read(secret, text, later(59))).toEqual({ state: 'valid', claims: ana })
    expect(await token.read(secret, text, later(60))).toEqual({ state: 'expired', claims: ana })
  })

  it('does not reveal its claims', () => {
    const parts = text.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'))
    expect(parts.join()).not.toMatch(/ana|example/i)
  })

  it('is different each time', async () => {
    expect(await token.create(secret, ana, now)).not.toBe(text)
  })

  it('needs no escaping in a URL, header or cookie', () => {
    expect(text).toMatch(/^[\w.-]+$/)
  })

  it('is invalid for another purpose', async () => {
    const other = defineToken({ purpose: 'b', claims, lifetimeSeconds: 60 })
    expect(await other.read(secret, text, now)).toEqual({ state: 'invalid' })
  })

  it('is invalid with another secret', async () => {
    expect(await token.read('t'.repeat(32), text, now)).toEqual({ state: 'invalid' })
  })

  it('is invalid when its claims do not match the schema, expired or not', async () => {
    const number = z.object({ email: z.number() })
    const other = defineToken({ purpose: 'a', claims: number, lifetimeSeconds: 60 })
    expect(await other.read(secret, text, now)).toEqual({ state: 'invalid' })
    expect(await other.read(secret, text, later(60))).toEqual({ state: 'invalid' })
  })

  it('is invalid without encryption', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const payload = { ...ana, aud: 'a', exp: 4_000_000_000 }
    const unsigned = `${part({ alg: 'none' })}.${part(payload)}.`
    expect(await token.read(secret, unsigned, now)).toEqual({ state: 'invalid' })
  })

  it('is invalid when its sender chose the key', async () => {
    const forged = await new EncryptJWT(ana)
      .setProtectedHeader({ alg: 'PBES2-HS256+A128KW', enc: 'A256GCM' })
      .setAudience('a')
      .setExpirationTime(4_000_000_000)
      .encrypt(new TextEncoder().encode(secret))
    expect(await token.read(secret, forged, now)).toEqual({ state: 'invalid' })
  })

  it('is invalid when its content is changed at any place', async () => {
    const bits = (value: string) => value.split('.').map((part) => Buffer.from(part, 'base64url'))
    const place = fc.nat(text.length - 1)
    await fc.assert(
      fc.asyncProperty(place, fc.constantFrom(...'aZ09-_.'), async (at, other) => {
        const changed = text.slice(0, at) + other + text.slice(at + 1)
        // The last character of a part may have unused bits: the same bytes are the same token.
        fc.pre(JSON.stringify(bits(changed)) !== JSON.stringify(bits(text)))
        expect(await token.read(secret, changed, now)).toEqual({ state: 'invalid' })
      }),
    )
  })

  it.each([
    '',
    '.',
    '....',
    text.slice(0, -1),
    `${text}.x`,
    `${text}, ${text}`,
    '\u0000',
    'é'.repeat(60),
    'x'.repeat(100_000),
  ])('is invalid when malformed: %.40j', async (malformed) => {
    expect(await token.read(secret, malformed, now)).toEqual({ state: 'invalid' })
  })

  it('is invalid when it is any other text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (other) => {
        expect(await token.read(secret, other, now)).toEqual({ state: 'invalid' })
      }),
    )
  })
})
