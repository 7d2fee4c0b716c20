import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compress } from '../../../server/cache/encoding'

/** The suffixes that the server looks for, and the highest levels, too slow to use per request. */
const encodings = [
  { encoding: 'br', suffix: '.br', quality: 11 },
  { encoding: 'gzip', suffix: '.gz', quality: 9 },
] as const

/** Writes compressed copies of a build's scripts and style sheets next to the originals. */
export async function compressStatic(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  await Promise.all(
    files
      .filter((name) => /\.(css|js)$/.test(name))
      .map(async (name) => {
        const file = path.join(folder, name)
        const body = await readFile(file)
        for (const { encoding, suffix, quality } of encodings) {
          await writeFile(file + suffix, await compress(body, encoding, quality))
        }
      }),
  )
}
