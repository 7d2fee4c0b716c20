import { expect, it } from 'vitest'
import { migrationNames } from '@/database/migration-names'
import type { Manifest } from './manifest'
import { refuseNewerBackup } from './refuse-newer-backup'

const manifest: Manifest = {
  format: 1,
  kind: 'manual',
  version: '9.0.0',
  migrations: migrationNames(),
  postgres: '18.4',
  startedAt: '2026-11-30T08:30:00.000Z',
  finishedAt: '2026-11-30T08:30:01.000Z',
  tables: [],
  sequences: [],
}

it('a backup of this version or an older one can be restored', () => {
  refuseNewerBackup(manifest)
  refuseNewerBackup({ ...manifest, migrations: manifest.migrations.slice(0, 3) })
})

it('a backup of a newer version is refused, with its version and migrations', () => {
  const migrations = [...manifest.migrations, '20991231_235959_future']
  expect(() => refuseNewerBackup({ ...manifest, migrations })).toThrow(
    /newer version of the guide \(9\.0\.0\).*\(20991231_235959_future\)/,
  )
})
