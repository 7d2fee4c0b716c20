import { chmodSync, mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/**
 * A new empty folder that other accounts may enter: PostgreSQL runs under one when the tests run as
 * root. The caller removes it.
 */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guide-test-'))
  chmodSync(folder, 0o755)
  return folder
}
