import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { getErrorCode } from '../console'
import { runs, until } from '../serve/running-process'

/** One lock file per project folder. It is outside the build folder, which `next build` empties. */
function lockFile(): string {
  const key = createHash('sha1').update(process.cwd()).digest('hex').slice(0, 12)
  return path.join(os.tmpdir(), `guide-build-${key}.lock`)
}

/**
 * Runs `work` while no other launcher builds in the same folder. Waits for other launchers and
 * ignores the lock of a launcher that was killed.
 */
export async function withBuildLock(work: () => Promise<void>, stop: AbortSignal): Promise<void> {
  const file = lockFile()
  await until(() => stop.aborted || take(file), Number.POSITIVE_INFINITY)
  stop.throwIfAborted()
  try {
    await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw error
  }
  if (!runs(Number(readFileSync(file, 'utf8')), 'node')) rmSync(file, { force: true })
  return false
}
