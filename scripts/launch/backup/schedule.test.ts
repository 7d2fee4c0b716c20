import { expect, it } from 'vitest'
import { parseEnv } from '@/config/env'
import { findBackupTime } from './find-backup-time'
import { findBackupDay } from './schedule'

it('daily backups are on with the embedded database and off with an external one', () => {
  expect(findBackupTime(parseEnv({}), true)).toBe('02:30')
  expect(findBackupTime(parseEnv({}), false)).toBeUndefined()
  expect(findBackupTime(parseEnv({ BACKUP_AT: '23:15' }), false)).toBe('23:15')
  expect(findBackupTime(parseEnv({ BACKUP_AT: 'off' }), true)).toBeUndefined()
})

it('a backup belongs to the day in San Antonio on which its time came last', () => {
  expect(findBackupDay(new Date('2026-11-30T08:29:59Z'), '02:30')).toBe('2026-11-29')
  expect(findBackupDay(new Date('2026-11-30T08:30:00Z'), '02:30')).toBe('2026-11-30')
  expect(findBackupDay(new Date('2026-12-01T05:59:59Z'), '02:30')).toBe('2026-11-30')
})

it('a backup at a time that daylight saving time skips belongs to that day', () => {
  expect(findBackupDay(new Date('2026-03-08T09:00:00Z'), '02:30')).toBe('2026-03-08')
})
