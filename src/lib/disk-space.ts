import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

const PROBE = Buffer.alloc(64 * 1024)

/** Whether a file can be written to a folder; `false` if the disk is full, read-only or broken. */
export async function canStoreIn(folder: string): Promise<boolean> {
  const file = path.join(folder, `.probe-${randomUUID()}`)
  try {
    await fs.writeFile(file, PROBE)
    return true
  } catch {
    return false
  } finally {
    await fs.rm(file, { force: true })
  }
}
