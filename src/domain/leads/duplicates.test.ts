import { describe, expect, it } from 'vitest'
import { findEarlier, hideJoined, isDuplicate, normalizeAddress } from './duplicates'

const first = {
  id: 1,
  email: 'ana@example.com',
  community: 3,
  createdAt: '2026-11-01T12:00:00.000Z',
  quarantined: false,
  joinedInto: null,
}
const second = { ...first, id: 2, createdAt: '2026-12-01T12:00:00.000Z' }

describe('two leads', () => {
  it('are the same request with the same address in any case, for the same community, within 30 days', () => {
    expect(isDuplicate(first, { ...second, email: ' Ana@Example.COM' })).toBe(true)
    expect(isDuplicate(second, first)).toBe(true)
  })

  it.each([
    ['another address', { email: 'ana.b@example.com' }],
    ['another community', { community: 4 }],
    ['no community', { community: null }],
    ['more than 30 days between them', { createdAt: '2026-12-01T12:00:00.001Z' }],
    ['one in quarantine', { quarantined: true }],
    ['one that is joined already', { joinedInto: 9 }],
    ['the same lead', { id: 1 }],
  ])('are not the same request with %s', (_what, change) => {
    expect(isDuplicate(first, { ...second, ...change })).toBe(false)
  })

  it('are not the same request when neither has a community', () => {
    expect(isDuplicate({ ...first, community: null }, { ...second, community: null })).toBe(false)
  })

  it('are joined into the earlier one, of two at the same moment into the one stored first', () => {
    expect(findEarlier(second, first)).toBe(first)
    expect(findEarlier({ ...second, createdAt: first.createdAt }, first)).toBe(first)
  })
})

it('an address is compared in lower case and without spaces around it', () => {
  expect(normalizeAddress(' Ana.Buyer@Example.COM\n')).toBe('ana.buyer@example.com')
})

it('a list leaves joined leads out, unless its filter asks for them', () => {
  expect(hideJoined(undefined)).toEqual({ joinedInto: { exists: false } })
  expect(hideJoined({ or: [{ and: [{ status: { equals: 'new' } }] }] })).not.toBeNull()
  expect(hideJoined({ or: [{ and: [{ joinedInto: { exists: 'true' } }] }] })).toBeNull()
})
