import { expect, it } from 'vitest'
import { findOldBackups } from './retention'

const names = [
  'before-upgrade-2026-11-01T08-00-00Z',
  'daily-2026-11-30T08-30-00Z',
  'daily-2026-10-31T07-30-00Z',
  'daily-2026-11-29T08-30-00Z',
  'manual-2025-01-01T00-00-00Z',
]

it('the oldest backups of a kind are deleted, and no others', () => {
  expect(findOldBackups(names, 'daily', 1)).toEqual([
    'daily-2026-10-31T07-30-00Z',
    'daily-2026-11-29T08-30-00Z',
  ])
  expect(findOldBackups(names, 'daily', 3)).toEqual([])
  expect(findOldBackups(names, 'before-upgrade', 3)).toEqual([])
})

it('the backups of an operator are never deleted', () => {
  expect(findOldBackups(names, 'manual', Number.POSITIVE_INFINITY)).toEqual([])
})
