import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SeedContext } from '../context'
import { seedFolder } from '../seed-folder'
import { sequentially } from '../sequentially'

interface DrawnPicture {
  file: string
  alt: string
}

/** The ids of the uploaded images by file name. */
export type Pictures = ReadonlyMap<string, number>

const folder = (name: string) => path.join(seedFolder, name)

async function drawnPictures(): Promise<DrawnPicture[]> {
  return JSON.parse(await readFile(path.join(folder('pictures'), 'index.json'), 'utf8'))
}

/** Uploads the sample images with their alt texts. */
export async function seedPictures(context: SeedContext): Promise<Pictures> {
  const pictures = await drawnPictures()
  const ids = await sequentially(pictures, 3, ({ file, alt }) =>
    seedFile(context, { file, alt, from: folder('pictures') }),
  )
  return new Map(pictures.map(({ file }, index) => [file, ids[index] as number]))
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
