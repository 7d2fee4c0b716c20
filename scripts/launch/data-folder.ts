import { randomBytes } from 'node:crypto'
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getErrorCode, LaunchError } from './console'

/** Creates the folder of `DATA_DIR`, or throws if it is not writable. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new LaunchError(
      `DATA_DIR (${folder}) cannot be written to (${getErrorCode(error)}): choose another folder or change its owner.`,
    )
  }
}

/**
 * A random secret that persists across restarts. It is read from the folder, or generated and
 * stored there, readable only by its owner.
 */
export function keepSecret(folder: string, name: string): string {
  const file = path.join(folder, name)
  try {
    const secret = randomBytes(32).toString('hex')
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' })
    return secret
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw unreadable(file, error)
  }
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw unreadable(file, error)
  }
}

function unreadable(file: string, error: unknown): LaunchError {
  return new LaunchError(`${file} cannot be read or written (${getErrorCode(error)}).`)
}
