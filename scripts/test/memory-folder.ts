import { existsSync, statfsSync } from 'node:fs'

const ramDisk = '/dev/shm'

/** Bytes for all data folders of a test run, with a wide margin. Docker's RAM disk has 64 MB. */
const ROOM_BYTES = 4 * 1024 ** 3

/** The RAM disk of a Linux system, if it has room for the tests. */
export function memoryFolder(): string | undefined {
  if (!existsSync(ramDisk)) return undefined
  const { bavail, bsize } = statfsSync(ramDisk)
  return bavail * bsize > ROOM_BYTES ? ramDisk : undefined
}
