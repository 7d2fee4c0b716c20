import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { LaunchError } from '../console'
import type { Bucket } from './bucket'
import { listParts, type Manifest, manifestFile } from './manifest'
import { isBelow } from './parts'

/** Copies a backup to a bucket. The manifest comes last: without it, the objects are not a backup. */
export async function uploadBackup(
  bucket: Bucket,
  folder: string,
  manifest: Manifest,
): Promise<string> {
  const name = path.basename(folder)
  for (const file of [...listParts(manifest).map((part) => part.path), manifestFile]) {
    await bucket.write(`${name}/${file}`, createReadStream(path.join(folder, file)))
  }
  return `${bucket.address}/${name}`
}

/** The names of the complete backups in a bucket. */
export async function listBackupsIn(bucket: Bucket): Promise<string[]> {
  const names: string[] = []
  for await (const key of bucket.list()) {
    const [name, file, ...rest] = key.split('/')
    if (name && file === manifestFile && rest.length === 0) names.push(name)
  }
  return names.sort()
}

/** Copies a backup from a bucket to a folder, which exists only when all objects were copied. */
export async function downloadBackup(bucket: Bucket, name: string, folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  let hasManifest = false
  for await (const key of bucket.list(`${name}/`)) {
    const file = key.slice(name.length + 1)
    if (!isBelow(file)) throw new LaunchError(`${bucket.address} has a key that is no file: ${key}`)
    const object = await bucket.read(key)
    if (!object) continue
    const target = path.join(unfinished, file)
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    await pipeline(object.body, createWriteStream(target, { mode: 0o600 }))
    hasManifest ||= key === `${name}/${manifestFile}`
  }
  if (!hasManifest) {
    await rm(unfinished, { recursive: true, force: true })
    throw new LaunchError(`${bucket.address} has no complete backup ${name}.`)
  }
  await rm(folder, { recursive: true, force: true })
  await rename(unfinished, folder)
}

/** Deletes a backup. The manifest goes first, so a half-deleted one is not a backup. */
export async function deleteBackupIn(bucket: Bucket, name: string): Promise<void> {
  await bucket.remove(`${name}/${manifestFile}`)
  for await (const key of bucket.list(`${name}/`)) await bucket.remove(key)
}
