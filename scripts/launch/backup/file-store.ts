import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Env } from '@/config/env'
import { getErrorCode } from '../console'
import { type Bucket, findMediaBucket, openBucket } from './bucket'

interface UploadedFile {
  readonly body: Readable
  readonly contentType: string | undefined
}

/** Where the uploaded files are: `DATA_DIR/media`, or a bucket. */
export interface FileStore {
  /** The paths of all files, with `/` between folders. */
  list(): AsyncIterable<string>
  /** The size of all files in bytes. */
  measure(): Promise<number>
  /** Returns `undefined` if the file was deleted in the meantime. */
  read(file: string): Promise<UploadedFile | undefined>
  /** Writes a file that becomes visible with `finish`. In a bucket, it replaces the object at once. */
  write(file: string, body: Readable, contentType: string | undefined): Promise<void>
  /** Replaces the files of a folder with the written ones. */
  finish(): Promise<void>
  /** Deletes what was written and not finished. */
  discard(): Promise<void>
}

export async function openFileStore(env: Env): Promise<FileStore> {
  const bucket = findMediaBucket(env)
  return bucket
    ? openBucketStore(await openBucket(bucket))
    : openFolderStore(path.join(env.DATA_DIR, 'media'))
}

function openBucketStore(bucket: Bucket): FileStore {
  return {
    list: () => bucket.list(),
    measure: () => bucket.measure(),
    read: (file) => bucket.read(file),
    write: (file, body, contentType) => bucket.write(file, body, contentType),
    finish: async () => {},
    discard: async () => {},
  }
}

function openFolderStore(folder: string): FileStore {
  const restoring = `${folder}.restoring`
  const replaced = `${folder}.replaced`
  return {
    list: () => listFiles(folder),
    async measure() {
      let bytes = 0
      for await (const file of listFiles(folder)) {
        const found = await stat(path.join(folder, file)).catch(() => undefined)
        bytes += found?.size ?? 0
      }
      return bytes
    },
    async read(file) {
      try {
        const handle = await open(path.join(folder, file))
        return { body: handle.createReadStream(), contentType: undefined }
      } catch (error) {
        if (getErrorCode(error) === 'ENOENT') return undefined
        throw error
      }
    },
    async write(file, body) {
      const target = path.join(restoring, file)
      await mkdir(path.dirname(target), { recursive: true })
      await pipeline(body, createWriteStream(target, { flush: true }))
    },
    async finish() {
      await mkdir(restoring, { recursive: true })
      await rm(replaced, { recursive: true, force: true })
      await rename(folder, replaced).catch((error: unknown) => {
        if (getErrorCode(error) !== 'ENOENT') throw error
      })
      await rename(restoring, folder)
      await rm(replaced, { recursive: true, force: true })
    },
    discard: () => rm(restoring, { recursive: true, force: true }),
  }
}

/** The files below a folder, with `/` between folders. A folder that does not exist has none. */
async function* listFiles(folder: string, below = ''): AsyncGenerator<string> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true }).catch(
    (error: unknown) => {
      if (getErrorCode(error) === 'ENOENT') return []
      throw error
    },
  )
  for (const entry of entries) {
    const file = path.posix.join(below, entry.name)
    if (entry.isDirectory()) yield* listFiles(folder, file)
    else if (entry.isFile()) yield file
  }
}
