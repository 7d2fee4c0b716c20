import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type SeedContext, seedFolder } from '../context'
import { inTurn } from '../in-turn'

interface DrawnPicture {
  file: string
  alt: string
}

/** The id of an uploaded picture by its file name. */
export type Pictures = ReadonlyMap<string, number>

const folder = (name: string) => path.join(seedFolder, name)

async function drawnPictures(): Promise<DrawnPicture[]> {
  return JSON.parse(await readFile(path.join(folder('pictures'), 'index.json'), 'utf8'))
}

/** Uploads the guide's own drawings; each keeps the alt text that was written for it. */
export async function seedPictures(context: SeedContext): Promise<Pictures> {
  const pictures = await drawnPictures()
  const ids = await inTurn(pictures, 3, ({ file, alt }) =>
    seedFile(context, { file, alt, from: folder('pictures') }),
  )
  return new Map(pictures.map(({ file }, index) => [file, ids[index] as number]))
}

interface SeedFile {
  file: string
  alt: string
  /** Folder of the file. */
  from: string
}

/** Uploads one file of the seed unless it is there. */
export function seedFile(context: SeedContext, { file, alt, from }: SeedFile): Promise<number> {
  return context.ensure('media', { filename: { equals: file } }, { alt }, path.join(from, file))
}
