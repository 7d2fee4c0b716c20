import { chmodSync, mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { memoryFolder } from '../scripts/test/memory-folder'

/**
 * Creates an empty folder that other accounts may enter: when the tests run as root, PostgreSQL
 * runs under another account. The caller removes it. It is in memory if there is room: ext4 takes
 * more than a second of CPU time for a copy of a database, which has 2,700 files, a RAM disk a tenth.
 */
export function scratchFolder(parent: string = memoryFolder() ?? os.tmpdir()): string {
  const folder = mkdtempSync(path.join(parent, 'guide-test-'))
  chmodSync(folder, 0o755)
  return folder
}
