import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compress } from '../../server/encoding'
import { compressedSuffix, isCompressible } from '../../server/static-files'

/** The highest levels, which are too slow to use per request. */
const quality = { br: 11, gzip: 9 } as const

/** Writes compressed copies of a build's scripts and style sheets next to the originals. */
export async function compressStatic(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isCompressible)
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name)
      const body = await readFile(file)
      for (const encoding of ['br', 'gzip'] as const) {
        await writeFile(
          file + compressedSuffix[encoding],
          await compress(body, encoding, quality[encoding]),
        )
      }
    }),
  )
}
