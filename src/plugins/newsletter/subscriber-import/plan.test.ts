import { describe, expect, it } from 'vitest'
import { hashEmailAddress } from '@/lib/tokens/email-hash'
import { planSubscribers } from './plan'
import { readSubscribers } from './read'

function plan(csv: string, known: string[] = [], suppressed: string[] = []) {
  const rows = readSubscribers(csv)
  if (typeof rows === 'string') throw new Error(rows)
  const digests = new Set(suppressed.map(hashEmailAddress))
  return planSubscribers(rows, { known: new Set(known), suppressed: digests })
}
const outcomes = (...args: Parameters<typeof plan>) =>
  plan(...args).map(({ outcome, reason }) => reason ?? outcome)

describe('subscriber import', () => {
  it('distinguishes new, known, suppressed and duplicate subscribers', () => {
    const csv = 'Email\nana@a.example\nBEN@a.example\nCara@a.example\nana@A.example'
    expect(outcomes(csv, ['ben@a.example'], ['cara@a.example'])).toEqual([
      'new',
      'known',
      'suppressed',
      'Line 2 has the same address',
    ])
  })

  it('accepts the formats of our export and of mailing services', () => {
    const csv =
      'FNAME,LNAME,Email Address,ZIP,Interest,Areas of Interest,Realtor,OPTIN_TIME\n' +
      'Ana,Buyer,ana@a.example,78006,Relocation,"boerne; Seguin, TX; Other: Comfort",Yes,2025-03-01 10:00:00'
    expect(plan(csv)[0]).toMatchObject({
      line: 2,
      address: 'ana@a.example',
      name: 'Ana Buyer',
      outcome: 'new',
      subscriber: {
        email: 'ana@a.example',
        firstName: 'Ana',
        name: 'Ana Buyer',
        zipCode: '78006',
        interest: 'relocation',
        isRealtor: true,
        consentDate: new Date('2025-03-01T10:00:00Z'),
        areas: ['Boerne, TX', 'Seguin, TX', 'Other: Comfort'],
      },
    })
  })

  it('explains why a row is invalid', () => {
    const csv = [
      'email,name,interest,realtor,consent date,zip',
      'ana@,,,,,',
      'b@a.example,,boats,,,',
      'c@a.example,,,maybe,,',
      'd@a.example,,,,someday,',
      'e@a.example,,,,2999-01-01,',
      'f@a.example,,,,,1234567890123',
      '=cmd()@,,,,,',
    ].join('\n')
    expect(outcomes(csv)).toEqual([
      'Invalid email address',
      'The interest is not valid',
      'The realtor value is not valid',
      'The consent date is not valid',
      'The consent date is in the future',
      'Keep it to 12 characters',
      'Invalid email address',
    ])
  })

  it('removes characters that PostgreSQL cannot store', () => {
    const [line] = plan('email,name\nana@a.example,A\u0000na')
    expect(line?.subscriber?.name).toBe('Ana')
    expect(outcomes('email\nan\u0000a@a.example')).toEqual(['Invalid email address'])
  })

  it('rejects a file without rows or with too many', () => {
    expect(readSubscribers('email\n')).toBe('This file contains no subscribers')
    const csv = (count: number) =>
      `email\n${Array.from({ length: count }, (_, n) => `${n}@a.example`).join('\n')}`
    expect(readSubscribers(csv(10_000))).toHaveLength(10_000)
    expect(readSubscribers(csv(10_001))).toBe('A file can contain at most 10,000 subscribers')
  })
})
