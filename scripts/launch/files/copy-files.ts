import { Readable } from 'node:stream'
import { sequentially } from '@/seed/sequentially'
import { createMeter, measureStream } from '../backup/measure'
import { LaunchError } from '../console'
import type { StopSignal } from '../stop-signal'
import type { DocumentFile } from './document-files'
import type { FilePlace, ListedFile } from './file-place'

/** How many files are copied at the same time. */
const AT_ONCE = 8

interface CopyOptions {
  readonly source: FilePlace
  readonly target: FilePlace
  /** The files that documents have, by name. */
  readonly documents: ReadonlyMap<string, DocumentFile>
  readonly stop: StopSignal
  /** The reason for the operator. */
  explain(error: unknown): string
  /** Called before the first file, with the bytes that the target needs. */
  prepare?(bytes: number): Promise<void>
}

interface FailedFile {
  readonly name: string
  /** The id of the document of the file. */
  readonly document: number | undefined
  readonly reason: string
}

export interface CopyResult {
  readonly copied: number
  readonly bytes: number
  /** How many were in the target with the same content. */
  readonly present: number
  readonly failed: readonly FailedFile[]
}

/**
 * Copies the files that the target does not have with the same content, and reads each again to compare
 * it. The source is not changed. A file that fails does not stop the others.
 */
export async function copyFiles(options: CopyOptions): Promise<CopyResult> {
  const { source, target, documents, stop } = options
  const files = await listAll(source)
  const stored = new Map((await listAll(target)).map(({ name, bytes }) => [name, bytes]))
  if (files.length === 0 && documents.size > 0) {
    throw new LaunchError(
      `${source.address} has no files, and the database names ${documents.size}: check that the settings lead to the files of this database.`,
    )
  }
  const missing = files.filter(({ name, bytes }) => stored.get(name) !== bytes)
  await options.prepare?.(missing.reduce((sum, { bytes }) => sum + bytes, 0))

  const failed = findMissing(documents, files, stored)
  let copied = 0
  let bytes = 0
  let present = 0
  await sequentially(files, AT_ONCE, async (file) => {
    if (stop.aborted) return
    const { id, contentType } = documents.get(file.name) ?? {}
    try {
      const isPresent = stored.get(file.name) === file.bytes
      if (isPresent && (await isEqual(source, target, file.name, contentType))) {
        present += 1
        return
      }
      await copyFile(source, target, file, contentType)
      copied += 1
      bytes += file.bytes
    } catch (error) {
      failed.push({ name: file.name, document: id, reason: options.explain(error) })
    }
  })
  stop.throwIfAborted()
  return { copied, bytes, present, failed }
}

async function listAll(place: FilePlace): Promise<ListedFile[]> {
  const files: ListedFile[] = []
  for await (const file of place.list()) files.push(file)
  return files
}

/** The files of documents that neither place has. */
function findMissing(
  documents: ReadonlyMap<string, DocumentFile>,
  files: readonly ListedFile[],
  stored: ReadonlyMap<string, number>,
): FailedFile[] {
  const there = new Set(files.map(({ name }) => name))
  return [...documents].flatMap(([name, { id }]) =>
    there.has(name) || stored.has(name)
      ? []
      : { name, document: id, reason: 'The file is missing.' },
  )
}

/** Whether both places have a file with the same checksum, and the target its media type. */
async function isEqual(
  source: FilePlace,
  target: FilePlace,
  name: string,
  contentType: string | undefined,
): Promise<boolean> {
  const there = await readChecksum(target, name)
  if (!there) return false
  const isTyped = !contentType || !there.contentType || there.contentType === contentType
  return isTyped && there.sha256 === (await readChecksum(source, name))?.sha256
}

async function copyFile(
  source: FilePlace,
  target: FilePlace,
  { name, bytes }: ListedFile,
  contentType: string | undefined,
): Promise<void> {
  const file = await source.read(name)
  if (!file) throw new LaunchError('The file was deleted while it was copied.')
  const meter = createMeter()
  let sha256 = ''
  async function* check(chunks: AsyncIterable<Uint8Array>) {
    yield* meter.measure(chunks)
    const read = meter.read()
    if (read.bytes !== bytes) throw new LaunchError('The file changed while it was copied.')
    sha256 = read.sha256
  }
  const body = Readable.from(check(file.body), { objectMode: false })
  await target.write(name, body, contentType ?? file.contentType)
  if ((await readChecksum(target, name))?.sha256 !== sha256) {
    throw new LaunchError('The copy has another checksum than the file.')
  }
}

async function readChecksum(place: FilePlace, name: string) {
  const file = await place.read(name)
  if (!file) return undefined
  const { sha256 } = await measureStream(file.body)
  return { contentType: file.contentType, sha256 }
}
