import { migrationNames } from '@/database/migration-names'
import { LaunchError } from '../console'
import type { Manifest } from './manifest'

/** Throws if the backup is of a newer version, whose migrations this one does not have. */
export function refuseNewerBackup({ migrations, version }: Manifest): void {
  const known = new Set(migrationNames())
  const unknown = migrations.filter((name) => !known.has(name))
  if (unknown.length === 0) return
  throw new LaunchError(
    `The backup is of a newer version of the guide (${version}) than this one: it has migrations that are unknown here (${unknown.join(', ')}). Install that version first.`,
  )
}
