import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline as joinStreams, PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { LaunchError } from '../console'
import { createMeter, type Measure, measureStream } from './measure'

/** A path below a folder: a damaged or forged backup must not reach files outside. */
export const pathBelow = z.string().refine(isBelow, { error: 'leads out of its folder' })

/** Whether a path stays below the folder that it begins in. */
export function isBelow(file: string): boolean {
  return !path.isAbsolute(file) && path.normalize(file).split(path.sep)[0] !== '..'
}

/** A file of a backup, with the size and SHA-256 of what is on the disk. */
export const partSchema = z.object({
  path: pathBelow,
  bytes: z.number(),
  sha256: z.string(),
})

export type Part = Readonly<z.infer<typeof partSchema>>

type Stage = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>

interface WriteOptions {
  /** The folder of the backup. */
  readonly folder: string
  /** The path in the folder, without the endings `.gz` and `.age`. */
  readonly path: string
  readonly compress: boolean
  /** The public key of age for which the part is encrypted. */
  readonly recipient: string | undefined
}

/** Writes a stream to a file of a backup: compressed, then encrypted. */
export async function writePart(source: Readable, options: WriteOptions): Promise<Part> {
  const { compress, recipient } = options
  const name = `${options.path}${compress ? '.gz' : ''}${recipient ? '.age' : ''}`
  const target = path.join(options.folder, name)
  await mkdir(path.dirname(target), { recursive: true })
  const { measure, read } = createMeter()
  await pipeline(
    source,
    compress ? createGzip({ level: 4 }) : new PassThrough(),
    recipient ? encryptFor(recipient) : passOn,
    measure,
    createWriteStream(target, { flush: true, mode: 0o600 }),
  )
  return { path: name, ...read() }
}

/**
 * Reads a part as it was before it was written. The caller has checked its checksum. The stream is
 * destroyed with an error when the key is wrong.
 */
export function readPart(folder: string, part: Part, identity: string | undefined): Readable {
  const isEncrypted = part.path.endsWith('.age')
  const isCompressed = /\.gz(\.age)?$/.test(part.path)
  let stream: Readable = createReadStream(path.join(folder, part.path))
  if (isEncrypted) stream = through(stream, decryptWith(identity))
  if (!isCompressed) return stream
  // An error reaches the reader through the last stream.
  return joinStreams(stream, createGunzip(), () => {})
}

const through = (stream: Readable, stage: Stage): Readable =>
  Readable.from(stage(stream), { objectMode: false })

const passOn: Stage = (source) => source

function encryptFor(recipient: string): Stage {
  return async function* (source) {
    const { Encrypter } = await import('age-encryption')
    const encrypter = new Encrypter()
    encrypter.addRecipient(recipient)
    yield* toIterable(await encrypter.encrypt(toWeb(source)))
  }
}

function decryptWith(identity: string | undefined): Stage {
  return async function* (source) {
    if (!identity) throw new LaunchError(IDENTITY_MISSING)
    const { Decrypter } = await import('age-encryption')
    const decrypter = new Decrypter()
    decrypter.addIdentity(identity)
    yield* toIterable(await decrypter.decrypt(toWeb(source)))
  }
}

export const IDENTITY_MISSING =
  'The backup is encrypted: set BACKUP_IDENTITY to the secret key that belongs to it (AGE-SECRET-KEY-…).'

function toWeb(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(source, { objectMode: false })) as ReadableStream<Uint8Array>
}

async function* toIterable(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** What is wrong with a part on the disk, as a sentence; `undefined` if its checksum is right. */
export async function findDamage(folder: string, part: Part): Promise<string | undefined> {
  let found: Measure
  try {
    found = await measureStream(createReadStream(path.join(folder, part.path)))
  } catch (error) {
    return `${part.path} cannot be read (${error instanceof Error ? error.message : error}).`
  }
  if (found.bytes !== part.bytes) {
    return `${part.path} has ${found.bytes} bytes instead of ${part.bytes}.`
  }
  if (found.sha256 !== part.sha256) return `${part.path} has another checksum.`
  return undefined
}
