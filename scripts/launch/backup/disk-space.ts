import { statfs } from 'node:fs/promises'
import { LaunchError } from '../console'

const inMegabytes = (bytes: number) => Math.ceil(bytes / 1_000_000)

/**
 * Throws a {@link LaunchError} if `what`, a backup or files, may not fit on the disk. The embedded
 * database is as a rule on the same one, and stops when it is full.
 */
export async function refuseFullDisk(what: string, folder: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free > needed) return
  throw new LaunchError(
    `${what} may take ${inMegabytes(needed)} MB, and the disk of ${folder} has ${inMegabytes(free)} MB left.`,
  )
}
