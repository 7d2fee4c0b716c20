import { parseArgs } from 'node:util'
import type { Env } from '@/config/env'
import { LaunchError, print, step } from '../console'
import { openDatabase } from '../database/open-database'
import { restoring } from '../preparation'
import { openQuestions } from '../questions'
import { spawnNode } from '../spawn-node'
import { type StopSignal, waitForExit } from '../stop-signal'
import { printBackup } from './create-backup'
import { explainFailure } from './explain-failure'
import { findBackup } from './find-backup'
import { countBytes, listParts, type Manifest, readManifest, verifyParts } from './manifest'
import { IDENTITY_MISSING, readPart } from './parts'
import { refuseNewerBackup } from './refuse-newer-backup'

const USAGE = `npm run restore -- [--replace] <backup>

Restores a backup, given by its folder or by its name of \`npm run backup -- list\`, to an empty
database. With --replace, it replaces the content of the database and all uploaded files.
Stop the site first.`

/** `npm run restore`: verifies a backup and restores it. */
export async function restoreCommand(env: Env, stop: StopSignal): Promise<void> {
  const given = readArguments()
  if (given.help) return print(USAGE)
  if (!given.backup) throw new LaunchError(USAGE)
  const { folder, dispose } = await findBackup(env, given.backup)
  try {
    const manifest = await readManifest(folder)
    refuseNewerBackup(manifest)
    await step('Checksums', () => verifyParts(folder, manifest))
    const identity = await findIdentity(env, manifest, stop)
    await checkIdentity(folder, manifest, identity)
    if (given.replace) await confirmReplacing(stop)
    await runRestore(env, { folder, replace: given.replace, identity }, stop)
    print('Restored:')
    printBackup({ destination: given.backup, bytes: countBytes(manifest), manifest })
  } finally {
    await dispose()
  }
}

interface RestoreOrder {
  readonly folder: string
  readonly replace: boolean
  readonly identity: string | undefined
}

async function runRestore(env: Env, order: RestoreOrder, stop: StopSignal): Promise<void> {
  const database = await openDatabase(env)
  try {
    const child = spawnNode(restoring, {
      env: { ...process.env, NODE_ENV: 'production', PAYLOAD_LOG_LEVEL: 'error' },
    })
    // A message does not show the key in the process list.
    child.process.send({ ...order })
    if ((await waitForExit(child, stop)) !== 0) {
      throw new LaunchError('The backup was not restored, see above.')
    }
  } finally {
    await database.close()
  }
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      args: process.argv.slice(3),
      options: { replace: { type: 'boolean', default: false }, help: { type: 'boolean' } },
      allowPositionals: true,
    })
    if (positionals.length > 1) throw new LaunchError('Name one backup.')
    return { ...values, backup: positionals[0] }
  } catch (error) {
    throw new LaunchError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

/** The secret key of an encrypted backup: of the setting, or asked for in a terminal. */
async function findIdentity(
  env: Env,
  manifest: Manifest,
  stop: StopSignal,
): Promise<string | undefined> {
  if (!manifest.recipient || env.BACKUP_IDENTITY) return env.BACKUP_IDENTITY
  if (!process.stdin.isTTY) throw new LaunchError(IDENTITY_MISSING)
  const questions = openQuestions(stop)
  try {
    return (await questions.askSecret('Secret key of the backup (AGE-SECRET-KEY-…): ')).trim()
  } finally {
    questions.close()
  }
}

/** Throws if the key does not belong to the backup, before anything is changed. */
async function checkIdentity(
  folder: string,
  manifest: Manifest,
  identity: string | undefined,
): Promise<void> {
  const [part] = listParts(manifest)
  if (!part) return
  try {
    for await (const _chunk of readPart(folder, part, identity)) return
  } catch (error) {
    throw explainFailure(error, 'The backup cannot be read.')
  }
}

async function confirmReplacing(stop: StopSignal): Promise<void> {
  if (!process.stdin.isTTY) return
  const questions = openQuestions(stop)
  try {
    const answer = await questions.ask(
      'The content of the database and all uploaded files will be replaced. Type "replace" to go on: ',
    )
    if (answer !== 'replace') throw new LaunchError('Nothing was changed.')
  } finally {
    questions.close()
  }
}
