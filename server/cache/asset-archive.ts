import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

/** How long a file stays after the last build that has it, in milliseconds. */
const ARCHIVED = 7 * 24 * 60 * 60 * 1000

/**
 * Copies the files of the build to a folder that outlives it, so that a page that is open while a new
 * version is deployed still finds its scripts. The time of an archived file is when it was last part of a
 * build that runs: called at the start and each day, it deletes what has been replaced for a week.
 * Several servers may share the folder.
 */
export async function archiveAssets(
  build: string,
  archive: string,
  now = Date.now(),
): Promise<void> {
  const time = new Date(now)
  for (const name of await listFiles(build)) {
    const copy = path.join(archive, name)
    if ((await stat(copy).catch(() => undefined)) === undefined) {
      await mkdir(path.dirname(copy), { recursive: true })
      // Another server must not send half a file.
      const unfinished = `${copy}.${process.pid}`
      await copyFile(path.join(build, name), unfinished)
      await rename(unfinished, copy)
    }
    await utimes(copy, time, time)
  }
  for (const name of await listFiles(archive)) {
    const file = path.join(archive, name)
    const { mtimeMs } = await stat(file)
    if (now - mtimeMs > ARCHIVED) await rm(file, { force: true })
  }
}

/** The paths of all files in a folder, relative to it. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}
