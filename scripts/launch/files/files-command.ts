import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Env } from '@/config/env'
import {
  type BucketSettings,
  findBackupBucket,
  findMediaBucket,
  openBucket,
} from '../backup/bucket'
import { refuseFullDisk } from '../backup/disk-space'
import { LaunchError, print, step } from '../console'
import { joinDatabase } from '../database/open-database'
import type { StopSignal } from '../stop-signal'
import { type CopyResult, copyFiles } from './copy-files'
import { readDocumentFiles } from './document-files'
import { explainFileFailure } from './explain-file-failure'
import { openBucketPlace, openFolderPlace, tryWriting } from './file-place'

const USAGE = `npm run files -- to-bucket  copies the uploaded files of DATA_DIR to the bucket of S3_BUCKET
npm run files -- to-folder  copies them from the bucket to DATA_DIR

Files that are there with the same content are skipped, and none is deleted. The site can run.`

type Direction = 'to-bucket' | 'to-folder'

/** `npm run files`: copies the uploaded files between the folder and the bucket. */
export async function filesCommand(env: Env, stop: StopSignal): Promise<void> {
  const direction = readDirection()
  if (!direction) return print(USAGE)
  const settings = checkSettings(env, direction)
  const database = await joinDatabase(env)
  try {
    const result = await step('Uploaded files', () =>
      moveFiles(env, settings, { direction, url: database.url, stop }),
    )
    printResult(result)
    print(explainNextStep(env, settings, direction))
  } finally {
    await database.close()
  }
}

function readDirection(): Direction | undefined {
  const { positionals, help } = readArguments()
  const [direction, ...rest] = positionals
  if (help) return undefined
  if ((direction === 'to-bucket' || direction === 'to-folder') && rest.length === 0)
    return direction
  throw new LaunchError(USAGE)
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      args: process.argv.slice(3),
      options: { help: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    return { positionals, help: values.help }
  } catch (error) {
    throw new LaunchError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

/** The settings of the bucket. Throws a {@link LaunchError} if the settings are not enough for a copy. */
export function checkSettings(env: Env, direction: Direction): BucketSettings {
  const bucket = findMediaBucket(env)
  if (!bucket) {
    throw new LaunchError(
      'Set S3_BUCKET and S3_REGION, and S3_ENDPOINT if the service is not Amazon’s, to the bucket of the uploaded files.',
    )
  }
  const backups = findBackupBucket(env)
  if (
    direction === 'to-bucket' &&
    backups?.name === bucket.name &&
    backups.endpoint === bucket.endpoint
  ) {
    throw new LaunchError(
      'S3_BUCKET and BACKUP_S3_BUCKET are the same bucket, so each backup would contain all former ones: give the files a bucket of their own.',
    )
  }
  if (direction === 'to-folder' && env.REPLICAS > 1 && env.STORAGE === 'local') {
    throw new LaunchError(
      'REPLICAS says that there are several servers, which need a folder that all of them share: set STORAGE=shared, with DATA_DIR on such a volume.',
    )
  }
  return bucket
}

interface Move {
  readonly direction: Direction
  /** The database. */
  readonly url: string
  readonly stop: StopSignal
}

/** Copies the files. Throws a {@link LaunchError} if folder or bucket cannot be used at all. */
export async function moveFiles(
  env: Env,
  settings: BucketSettings,
  { direction, url, stop }: Move,
): Promise<CopyResult> {
  const explain = (error: unknown) => explainFileFailure(error, settings)
  const bucket = await openBucket(settings)
  const folder = getFolder(env)
  const places = { bucket: openBucketPlace(bucket), folder: openFolderPlace(folder) }
  const documents = await readDocumentFiles(url)
  try {
    if (direction === 'to-bucket') {
      await tryWriting(bucket)
      const { folder: source, bucket: target } = places
      return await copyFiles({ source, target, documents, stop, explain })
    }
    await mkdir(folder, { recursive: true })
    const { bucket: source, folder: target } = places
    const prepare = (bytes: number) => refuseFullDisk('The files', folder, bytes)
    return await copyFiles({ source, target, documents, stop, explain, prepare })
  } catch (error) {
    stop.throwIfAborted()
    throw new LaunchError(explain(error))
  } finally {
    await places.folder.close()
  }
}

const getFolder = (env: Env) => path.join(env.DATA_DIR, 'media')

function printResult({ copied, bytes, present, failed }: CopyResult): void {
  for (const { name, document, reason } of failed) {
    print(`${name}${document === undefined ? '' : ` (picture ${document})`}: ${reason}`)
  }
  const megabytes = (bytes / 1_000_000).toFixed(1)
  print(`Copied: ${copied} (${megabytes} MB). Already there: ${present}. Failed: ${failed.length}.`)
  if (failed.length === 0) return
  throw new LaunchError(
    'Not all files were copied, see above. Run the command again: it copies what is missing.',
  )
}

/** What the operator sets, so that the servers use the copied files. */
function explainNextStep(env: Env, bucket: BucketSettings, direction: Direction): string {
  if (direction === 'to-folder') {
    return `Now remove S3_BUCKET and the other S3_ settings from every server, and start them again. The objects in s3://${bucket.name} were not deleted.`
  }
  const endpoint = bucket.endpoint ? `, S3_ENDPOINT=${bucket.endpoint}` : ''
  const keys = bucket.accessKeyId ? ', S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY' : ''
  return `Now set S3_BUCKET=${bucket.name}, S3_REGION=${bucket.region}${endpoint}${keys} for every server, and start them again. The files in ${getFolder(env)} were not deleted.`
}
