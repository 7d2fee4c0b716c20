import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Smaller files cost less than it takes to find them, in bytes. */
const SMALL = 10_000

const START = 'module.exports = ['
const SOURCE_MAP = '\n//# sourceMappingURL='

/** A hash of the code without the comment that names the file itself; `null` for what is no chunk. */
function hashCode(file: string): string | null {
  const content = readFileSync(file)
  if (content.length < SMALL || !content.subarray(0, START.length).equals(Buffer.from(START))) {
    return null
  }
  const end = content.lastIndexOf(SOURCE_MAP)
  const code = end < 0 ? content : content.subarray(0, end)
  return createHash('sha256').update(code).digest('hex')
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

/**
 * Replaces chunks of the server that have the same code by the first of them, so that the code of one
 * is in memory for all. Turbopack writes the part that pages and calls of the API share, such as the
 * collections and the adapter of the database, once for each of them, and Node keeps the text of every
 * file that it has loaded. Chunks are merged within a folder, because those of pages have another
 * runtime. Returns the number of replaced files.
 */
export function mergeChunks(folder: string): number {
  const firstByCode = new Map<string, string>()
  let merged = 0
  for (const file of filesUnder(folder)) {
    const hash = hashCode(file)
    if (hash === null) continue
    const code = path.join(path.dirname(file), hash)
    const first = firstByCode.get(code)
    if (first === undefined) firstByCode.set(code, file)
    else {
      const name = JSON.stringify(`./${path.basename(first)}`)
      writeFileSync(file, `module.exports = require(${name})\n`)
      merged += 1
    }
  }
  return merged
}
