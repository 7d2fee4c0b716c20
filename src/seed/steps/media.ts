import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SeedContext } from '../context'
import { seedFolder } from '../seed-folder'
import { sequentially } from '../sequentially'

/** The ids of the uploaded images by file name. */
export type Pictures = ReadonlyMap<string, number>

/** Uploads the files of a folder that its `index.json` lists. */
async function seedFilesOf(
  context: SeedContext,
  name: 'pictures' | 'drawings',
  width: number,
): Promise<[file: string, id: number][]> {
  const from = path.join(seedFolder, name)
  const list: Omit<SeedFile, 'from'>[] = JSON.parse(
    await readFile(path.join(from, 'index.json'), 'utf8'),
  )
  return sequentially(
    list,
    width,
    async ({ file, alt }): Promise<[string, number]> => [
      file,
      await seedFile(context, { file, alt, from }),
    ],
  )
}

/**
 * Uploads the sample images with their alt texts. Pictures are encoded in threads of their own, so
 * that drawings are cleaned at the same time.
 */
export async function seedPictures(context: SeedContext): Promise<Pictures> {
  const ids = await Promise.all([
    seedFilesOf(context, 'pictures', 3),
    seedFilesOf(context, 'drawings', 1),
  ])
  return new Map(ids.flat())
}

interface SeedFile {
  file: string
  alt: string
  /** The folder of the file. */
  from: string
}

/** Uploads a seed file that does not exist yet. */
export function seedFile(context: SeedContext, { file, alt, from }: SeedFile): Promise<number> {
  return context.ensure('media', { filename: { equals: file } }, { alt }, path.join(from, file))
}
