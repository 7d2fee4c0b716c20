import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compress } from '../../server/encoding'
import { compressedSuffix, isCompressible } from '../../server/static-files'

/** The best there is: a build has the time that a request has not. */
const quality = { br: 11, gzip: 9 } as const

/** Puts the scripts and style sheets of a build beside themselves, compressed. */
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
