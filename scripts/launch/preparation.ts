import path from 'node:path'

/**
 * Whether this module is part of a bundle. The container image has bundles, and neither sources nor
 * tsx.
 */
const bundled = !import.meta.url.endsWith('.ts')

/**
 * Node arguments of programs that load Payload. Lexical's Node build awaits the import of its parts
 * at the top level. In Node 20 such a program sometimes exits before it starts, without a message
 * (exit code 13). Its `production` build has no top-level await.
 */
const withPayload = (source: string): readonly string[] =>
  bundled
    ? ['--conditions=production', `programs/${path.basename(source)}.js`]
    : ['--conditions=production', '--import', 'tsx', `scripts/launch/${source}.ts`]

export const preparation = withPayload('database/prepare-database')

/** Saves the account of `npm run admin`. */
export const adminSaving = withPayload('database/save-admin')

/** Makes a daily backup. */
export const dailyBackup = withPayload('backup/make-daily-backup')

/** Restores the backup of `npm run restore`. */
export const restoring = withPayload('backup/run-restore')
