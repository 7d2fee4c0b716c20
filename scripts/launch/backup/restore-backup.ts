import { text } from 'node:stream/consumers'
import type { Env } from '@/config/env'
import { lockPreparation, tryServerLock } from '../../dev-db/database-lock'
import { LaunchError, print, step } from '../console'
import { readState } from '../database/database-state'
import { explainFailure } from './explain-failure'
import { openFileStore } from './file-store'
import { loadDatabase } from './load-database'
import type { Manifest } from './manifest'
import type { Migrator } from './migrator'
import { readPart } from './parts'
import { refuseNewerBackup } from './refuse-newer-backup'
import { hashSecret, isSecretGenerated, readSecret, writeGeneratedSecret } from './secret'
import {
  deleteContentAside,
  isRestoreUnfinished,
  moveContentBack,
  setContentAside,
} from './set-aside'

interface RestoreOptions {
  readonly url: string
  /** The folder of the backup, whose checksums the caller has verified. */
  readonly folder: string
  readonly manifest: Manifest
  /** Whether content of the database is replaced. */
  readonly replace: boolean
  /** The secret key of an encrypted backup. */
  readonly identity: string | undefined
}

/**
 * Restores a backup: files beside the present ones, the database up to the migrations of the backup,
 * newer migrations, then the files take their place. When it fails, the database is as before.
 * Payload, which runs migrations, is loaded when nothing speaks against the restore.
 */
export async function restoreBackup(
  env: Env,
  openMigrator: () => Promise<Migrator>,
  options: RestoreOptions,
): Promise<void> {
  const { url, folder, manifest, replace, identity } = options
  refuseNewerBackup(manifest)
  const lock = await lockPreparation(url, () =>
    print('Another instance is preparing the database. Waiting …'),
  )
  const { client } = lock
  const store = await openFileStore(env)
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    if (!(await tryServerLock(client))) {
      throw new LaunchError('A server of the guide runs on this database. Stop it first.')
    }
    const isUnfinished = await isRestoreUnfinished(client)
    if (!replace && (isUnfinished || !(await readState(client)).empty)) {
      throw new LaunchError(
        'The database has content. With --replace, the backup replaces it and all uploaded files.',
      )
    }
    if (manifest.files) {
      await step(`Files: ${manifest.files.length}`, () => writeFiles())
    }
    const migrator = await openMigrator()
    try {
      await setContentAside(client)
      await fillDatabase(migrator).catch(async (error: unknown) => {
        await moveContentBack(client)
        throw explainFailure(error, 'The database is as before.')
      })
    } finally {
      await migrator.close()
    }
    await deleteContentAside(client)
    if (manifest.files) await store.finish()
    await restoreSecret()
  } catch (error) {
    throw explainFailure(error, 'The restore failed.')
  } finally {
    await store.discard()
    await lock.release()
  }

  async function fillDatabase(migrator: Migrator): Promise<void> {
    await step(`Tables: ${manifest.migrations.length} migrations`, () =>
      migrator.run(manifest.migrations),
    )
    await step(`Rows of ${manifest.tables.length} tables`, () =>
      loadDatabase(client, { folder, manifest, identity }),
    )
    const { pending } = await readState(client)
    if (pending.length === 0) return
    await step(`Newer migrations: ${pending.length}`, () => migrator.run(pending))
  }

  async function writeFiles(): Promise<void> {
    await store.discard()
    for (const { path, part, contentType } of manifest.files ?? []) {
      await store.write(path, readPart(folder, part, identity), contentType)
    }
  }

  async function restoreSecret(): Promise<void> {
    const { secret, secretHash } = manifest
    const isChosen = env.PAYLOAD_SECRET !== undefined && !isSecretGenerated(env)
    if (secret && !isChosen) {
      return writeGeneratedSecret(env, await text(readPart(folder, secret, identity)))
    }
    if (secretHash === hashSecret(readSecret(env))) return
    print(
      'PAYLOAD_SECRET is not the one of the backed-up guide: API keys, two-step sign-in and links in emails that were sent are invalid until it is.',
    )
  }
}
