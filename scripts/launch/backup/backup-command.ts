import { parseArgs } from 'node:util'
import type { Env } from '@/config/env'
import { LaunchError, print, step } from '../console'
import { joinDatabase } from '../database/open-database'
import type { StopSignal } from '../stop-signal'
import { listBackupsIn } from './backup-bucket'
import { getBackupFolder } from './backup-folder'
import { findBackupBucket, openBucket } from './bucket'
import { createBackup, printBackup } from './create-backup'
import { explainFailure } from './explain-failure'
import { findBackup } from './find-backup'
import { countBytes, readManifest, verifyParts } from './manifest'
import { listBackups } from './retention'

const USAGE = `npm run backup                     makes a backup; the site can keep running
npm run backup -- list             lists the backups
npm run backup -- verify <backup>  compares a backup with its checksums
npm run backup -- create-key       makes a pair of keys for encrypted backups`

/** `npm run backup`: makes, lists or verifies backups. */
export async function backupCommand(env: Env, _stop: StopSignal): Promise<void> {
  const [action = 'make', backup, ...rest] = readArguments()
  if (action === 'make' && !backup) return makeBackup(env)
  if (action === 'list' && !backup) return printBackups(env)
  if (action === 'create-key' && !backup) return createKey()
  if (action === 'verify' && backup && rest.length === 0) return verifyBackup(env, backup)
  if (action === 'help') return print(USAGE)
  throw new LaunchError(USAGE)
}

function readArguments(): string[] {
  try {
    const { positionals, values } = parseArgs({
      args: process.argv.slice(3),
      options: { help: { type: 'boolean' } },
      allowPositionals: true,
    })
    return values.help ? ['help'] : positionals
  } catch (error) {
    throw new LaunchError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

async function makeBackup(env: Env): Promise<void> {
  const database = await joinDatabase(env)
  try {
    const backup = await createBackup(env, { url: database.url, kind: 'manual' })
    if (backup) printBackup(backup)
  } finally {
    await database.close()
  }
}

async function printBackups(env: Env): Promise<void> {
  const folder = getBackupFolder(env)
  for (const name of await listBackups(folder)) print(`${folder}/${name}`)
  const settings = findBackupBucket(env)
  if (!settings) return
  try {
    const bucket = await openBucket(settings)
    for (const name of await listBackupsIn(bucket)) print(`${bucket.address}/${name}`)
  } catch (error) {
    throw explainFailure(error, 'The bucket cannot be read.')
  }
}

async function verifyBackup(env: Env, given: string): Promise<void> {
  const { folder, dispose } = await findBackup(env, given)
  try {
    const manifest = await readManifest(folder)
    await step('Checksums', () => verifyParts(folder, manifest))
    printBackup({ destination: given, bytes: countBytes(manifest), manifest })
  } finally {
    await dispose()
  }
}

async function createKey(): Promise<void> {
  const { generateIdentity, identityToRecipient } = await import('age-encryption')
  const identity = await generateIdentity()
  print(`BACKUP_RECIPIENT=${await identityToRecipient(identity)}`)
  print('')
  print('Backups are restored with the secret key only. Store it apart from this machine:')
  print(`BACKUP_IDENTITY=${identity}`)
}
