import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { getErrorCode, LaunchError } from '../console'
import { findDamage, type Part, partSchema, pathBelow } from './parts'

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  part: partSchema,
})

const sequenceSchema = z.object({
  name: z.string(),
  /** A string, because it can be larger than a JavaScript number. */
  value: z.string(),
  /** Whether `value` was given out. Otherwise it is the first one. */
  isCalled: z.boolean(),
})

const fileSchema = z.object({
  path: pathBelow,
  contentType: z.string().optional(),
  part: partSchema,
})

const manifestSchema = z.object({
  format: z.literal(1),
  kind: z.string(),
  /** The version of the guide. */
  version: z.string(),
  /** The migrations that had run on the database, oldest first. */
  migrations: z.array(z.string()).min(1),
  postgres: z.string(),
  startedAt: z.string(),
  finishedAt: z.string(),
  /** The public key for which the parts are encrypted. */
  recipient: z.string().optional(),
  /** A keyed hash of PAYLOAD_SECRET, by which a restore notices another secret. */
  secretHash: z.string().optional(),
  /** The generated secret of DATA_DIR. */
  secret: partSchema.optional(),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  /** The uploaded files. Missing in a backup of the database only. */
  files: z.array(fileSchema).optional(),
})

export type Manifest = Readonly<z.infer<typeof manifestSchema>>
export type TableEntry = Manifest['tables'][number]
export type SequenceEntry = Manifest['sequences'][number]
export type FileEntry = NonNullable<Manifest['files']>[number]

/** It is written last, so a folder without it is not a backup. */
export const manifestFile = 'manifest.json'

/** Written in the manifest beside its own checksum. */
const signedSchema = z.object({ sha256: z.string(), manifest: z.unknown() })

const hashJson = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex')

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = JSON.stringify({ sha256: hashJson(manifest), manifest }, null, 1)
  const file = await open(path.join(folder, manifestFile), 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Throws a {@link LaunchError} if the folder is not a complete backup that this version can read. */
export async function readManifest(folder: string): Promise<Manifest> {
  let text: string
  try {
    text = await readFile(path.join(folder, manifestFile), 'utf8')
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes(getErrorCode(error))) throw error
    throw new LaunchError(`${folder} is not a backup, or not a complete one: it has no manifest.`)
  }
  const signed = signedSchema.safeParse(parseJson(text))
  if (!signed.success || hashJson(signed.data.manifest) !== signed.data.sha256) {
    throw new LaunchError(`The backup ${folder} is damaged: ${manifestFile} has another checksum.`)
  }
  const parsed = manifestSchema.safeParse(signed.data.manifest)
  if (parsed.success) return parsed.data
  throw new LaunchError(
    `The backup ${folder} has a format that this version of the guide cannot read.`,
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** All files of a backup except the manifest. */
export function listParts({ tables, files = [], secret }: Manifest): Part[] {
  return [...tables, ...files].map(({ part }) => part).concat(secret ?? [])
}

export function countBytes(manifest: Manifest): number {
  return listParts(manifest).reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Compares each part with its checksum. Throws a {@link LaunchError} that lists the damaged ones. */
export async function verifyParts(folder: string, manifest: Manifest): Promise<void> {
  const damages: string[] = []
  for (const part of listParts(manifest)) {
    const damage = await findDamage(folder, part)
    if (damage) damages.push(damage)
  }
  if (damages.length === 0) return
  throw new LaunchError([`The backup ${folder} is damaged:`, ...damages.slice(0, 10)].join('\n  '))
}
