import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

/** How long a file is kept after the last build that has it, in milliseconds. */
const KEPT = 7 * 24 * 60 * 60 * 1000

/**
 * Copies the files of the build to a folder that outlives it, so that a page that is open while a new
 * version is deployed still finds its scripts. The time of a kept file is when it was last part of a
 * build that runs: called at the start and each day, it deletes what has been replaced for a week.
 * Several servers may share the folder.
 */
export async function keepBuildFiles(build: string, kept: string, now = Date.now()): Promise<void> {
  const time = new Date(now)
  for (const name of await filesIn(build)) {
    const copy = path.join(kept, name)
    if ((await stat(copy).catch(() => undefined)) === undefined) {
      await mkdir(path.dirname(copy), { recursive: true })
      // Another server must not send half a file.
      const unfinished = `${copy}.${process.pid}`
      await copyFile(path.join(build, name), unfinished)
      await rename(unfinished, copy)
    }
    await utimes(copy, time, time)
  }
  for (const name of await filesIn(kept)) {
    const file = path.join(kept, name)
    const { mtimeMs } = await stat(file)
    if (now - mtimeMs > KEPT) await rm(file, { force: true })
  }
}

/** The paths of all files in a folder, relative to it. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}
