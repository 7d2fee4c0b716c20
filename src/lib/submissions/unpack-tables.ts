import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { UNPACKED_BYTES } from '@/domain/submissions/read/sheet'

/** Tables are compressed 5 to 40 times; a bomb a thousand times. */
const RATIO = 200
/** Small parts may be compressed by more, because they repeat themselves. */
const RATIO_FROM_BYTES = 1024 * 1024
const FILES = 2000

/** An archive that would take too much memory. */
export class ArchiveTooLarge extends Error {}

/** The parts of a spreadsheet with cells, names and formats. Pictures and fonts are not unpacked. */
const isPart = (name: string) => /\.(?:xml|rels|bin)$|^mimetype$/i.test(name)

/** Refuses an archive by the sizes that it declares. Nothing is inflated. */
function refuseBomb(bytes: Uint8Array): void {
  let total = 0
  let files = 0
  unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      files += 1
      if (isPart(name)) total += originalSize
      const isBomb = originalSize > RATIO_FROM_BYTES && originalSize / Math.max(1, size) > RATIO
      if (files > FILES || total > UNPACKED_BYTES || (isPart(name) && isBomb)) {
        throw new ArchiveTooLarge()
      }
      return false
    },
  })
}

/** The library takes an empty shared text for the beginning of the next, and would shift all others. */
function withoutEmptyTags(name: string, part: Uint8Array): Uint8Array {
  if (!/sharedStrings\.xml$/i.test(name)) return part
  const text = strFromU8(part)
  const mended = text.replace(/<((?:\w{1,20}:)?)si\s*\/>/g, '<$1si><$1t></$1t></$1si>')
  return mended === text ? part : strToU8(mended)
}

const isArchive = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b

/**
 * The bytes of a spreadsheet without compression, pictures and fonts, so that the library that reads it
 * inflates nothing. No part is inflated beyond its declared size, and the sizes are bounded.
 *
 * @throws ArchiveTooLarge
 */
export function unpackTables(bytes: Uint8Array): Uint8Array {
  if (!isArchive(bytes)) return bytes
  refuseBomb(bytes)
  const parts = unzipSync(bytes, { filter: ({ name }) => isPart(name) })
  // Some programs write the paths of Windows.
  const named = Object.entries(parts).map(([name, part]) => {
    const path = name.replaceAll('\\', '/')
    return [path, withoutEmptyTags(path, part)] as const
  })
  return zipSync(Object.fromEntries(named), { level: 0 })
}
