import { describe, expect, it } from 'vitest'
import { hashEmailAddress } from '@/lib/tokens/email-hash'
import { planSuppressions, readSuppressions } from './suppression-import'

function plan(csv: string, known: string[] = []) {
  const rows = readSuppressions(csv)
  return typeof rows === 'string' ? rows : planSuppressions(rows, new Set(known))
}

describe('suppression import', () => {
  it('accepts addresses and digests and reports the known ones', () => {
    const digest = hashEmailAddress('ben@a.example')
    const csv = `Email,SHA-256,Reason\nANA@a.example,,Complained\n,${digest.toUpperCase()},\nx,y,`
    expect(plan(csv, [digest])).toMatchObject([
      {
        outcome: 'new',
        entry: { digest: hashEmailAddress('ana@a.example'), reason: 'complained' },
      },
      { outcome: 'known', entry: { digest, reason: 'asked' } },
      { outcome: 'invalid', reason: 'Neither an email address nor a SHA-256 hash', entry: null },
    ])
  })

  it('rejects a file with neither column', () => {
    expect(plan('Name\nAna')).toBe(
      'The first line must contain the column names: “email address” or “sha 256” is missing',
    )
    expect(plan('Email\n')).toBe('This file contains no addresses')
  })
})
