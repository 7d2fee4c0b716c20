import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Bucket } from '../backup/bucket'
import { getErrorCode } from '../console'

export interface ListedFile {
  readonly name: string
  readonly bytes: number
}

interface OpenFile {
  readonly body: Readable
  readonly contentType: string | undefined
}

/**
 * A place of uploaded files. Both kinds are flat: the key of an object is the name of the file, because
 * the storage plugin is used without a prefix.
 */
export interface FilePlace {
  /** For messages: `s3://name`, or the path of the folder. */
  readonly address: string
  /** Files in folders are left out: the guide stores none, and cannot serve them. */
  list(): AsyncIterable<ListedFile>
  /** Returns `undefined` if there is no such file. */
  read(name: string): Promise<OpenFile | undefined>
  /** Writes a file that is visible only when it is complete. */
  write(name: string, body: Readable, contentType: string | undefined): Promise<void>
  /** Deletes what was written and is not complete. */
  close(): Promise<void>
}

/** The name of the object by which rights to a bucket are tried. */
const PROBE = '.files-check'

export function openBucketPlace(bucket: Bucket): FilePlace {
  return {
    address: bucket.address,
    async *list() {
      for await (const { key, bytes } of bucket.listSizes()) {
        if (!key.includes('/') && key !== PROBE) yield { name: key, bytes }
      }
    },
    read: (name) => bucket.read(name),
    write: (name, body, contentType) => bucket.write(name, body, contentType),
    close: async () => {},
  }
}

/** Rejects if the keys may not write to a bucket, or not delete from it, as the guide does. */
export async function tryWriting(bucket: Bucket): Promise<void> {
  await bucket.write(PROBE, Readable.from([Buffer.from('The guide was here.')]))
  await bucket.remove(PROBE)
}

export function openFolderPlace(folder: string): FilePlace {
  /** In the folder, which may be a volume, so that a file can be renamed. */
  const unfinished = path.join(folder, '.unfinished')
  return {
    address: folder,
    async *list() {
      for (const name of await listFiles(folder)) {
        const found = await stat(path.join(folder, name)).catch(() => undefined)
        if (found) yield { name, bytes: found.size }
      }
    },
    async read(name) {
      const found = await stat(path.join(folder, name)).catch((error: unknown) => {
        if (getErrorCode(error) === 'ENOENT') return undefined
        throw error
      })
      if (!found) return undefined
      return { body: createReadStream(path.join(folder, name)), contentType: undefined }
    },
    async write(name, body) {
      await mkdir(unfinished, { recursive: true })
      const written = path.join(unfinished, name)
      await pipeline(body, createWriteStream(written, { flush: true }))
      await rename(written, path.join(folder, name))
    },
    close: () => rm(unfinished, { recursive: true, force: true }),
  }
}

/** The names of the files in a folder. A folder that does not exist has none. */
async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return []
    throw error
  }
}
