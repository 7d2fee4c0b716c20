import { cp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { migrationNames } from '@/database/migration-names'
import { readVersion } from '../version'
import { serverBundle, serverChunks, staticFolder } from './build'
import { bundle } from './bundle'

/**
 * Adds to Next's standalone output, or a copy of it, what Next does not trace: the server, the
 * launcher, its programs and the migrations as bundles, and the files that browsers and the sample
 * content load. The folder is then the file tree of the container image.
 */
export async function completeStandalone(folder: string): Promise<void> {
  const copy = (place: string, filter?: (file: string) => boolean) =>
    cp(place, path.join(folder, place), { recursive: true, filter })
  await Promise.all([
    copy(serverBundle),
    copy(serverChunks),
    copy(staticFolder),
    copy('public'),
    copy('src/seed', (file) => !file.endsWith('.ts')),
    bundle({ entries: programs(), folder, extension: '.js' }),
    writeFile(path.join(folder, 'package.json'), JSON.stringify(createManifest(), null, 2)),
    // The server of the guide replaces Next's.
    rm(path.join(folder, 'server.js'), { force: true }),
  ])
}

/** Payload imports the migrations one by one from their folder. */
function programs(): Readonly<Record<string, string>> {
  const migrations = migrationNames().map((name) => `migrations/${name}`)
  return {
    'programs/launcher': 'scripts/launch/launcher.ts',
    'programs/prepare-database': 'scripts/launch/database/prepare-database.ts',
    'programs/save-admin': 'scripts/launch/database/save-admin.ts',
    'programs/make-daily-backup': 'scripts/launch/backup/make-daily-backup.ts',
    'programs/run-restore': 'scripts/launch/backup/run-restore.ts',
    ...Object.fromEntries(migrations.map((name) => [name, `${name}.ts`])),
  }
}

const createManifest = () => ({
  private: true,
  version: readVersion(),
  type: 'module',
  scripts: {
    start: 'node programs/launcher.js start',
    migrate: 'node programs/launcher.js migrate',
    admin: 'node programs/launcher.js admin',
    backup: 'node programs/launcher.js backup',
    restore: 'node programs/launcher.js restore',
    files: 'node programs/launcher.js files',
  },
})
