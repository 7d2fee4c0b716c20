import { chmodSync, mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/**
 * Creates an empty folder that other accounts may enter: when the tests run as root, PostgreSQL
 * runs under another account. The caller removes it.
 */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guide-test-'))
  chmodSync(folder, 0o755)
  return folder
}
