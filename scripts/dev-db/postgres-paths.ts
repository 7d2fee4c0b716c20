import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { LaunchError } from '../launch/console'
import { copyBinaries, findBinaries } from './postgres-binaries'
import { canEnter, type ServerAccount, serverAccount } from './postgres-user'

/** The folders and the system account of an embedded PostgreSQL. */
export interface PostgresPaths {
  /** PostgreSQL's data directory. */
  readonly database: string
  /** The folder with `bin`, `lib` and `share`. */
  readonly programs: string
  readonly account: ServerAccount
}

const name = 'san-antonio-new-home-guide'
const homes = [`/var/lib/${name}`, `/var/tmp/${name}`]

/**
 * The database of a data folder is in `DATA_DIR/postgres`. When root starts the guide, PostgreSQL
 * runs under another account, which must have access to all parent folders of the database and of
 * the programs. If it has none (in root's home, or in a folder of `mktemp -d`), the database is
 * created in a folder outside `DATA_DIR`, and `DATA_DIR/postgres-place` contains its path.
 */
export function findPostgresPaths(dataDir: string, print: (line: string) => void): PostgresPaths {
  const inside = path.join(dataDir, 'postgres')
  const note = path.join(dataDir, 'postgres-place')
  const noted = existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined
  const account = serverAccount(noted ?? inside)
  const native = findBinaries()
  const programs = canEnter(native, account) ? native : copyBinaries(native, openHome(account))
  if (noted !== undefined) return { database: noted, programs, account }
  if (canEnter(dataDir, account)) return { database: inside, programs, account }
  const database = path.join(openHome(account), `database-${randomBytes(6).toString('hex')}`)
  writeFileSync(note, database)
  print(
    `PostgreSQL cannot run as root, and its account has no access to ${dataDir}: the database is stored in ${database}.`,
  )
  return { database, programs, account }
}

function openHome(account: ServerAccount): string {
  const home = homes.find((folder) => makeOpen(folder) && canEnter(folder, account))
  if (home) return home
  throw new LaunchError(
    `PostgreSQL cannot run as root and found no folder for its data (tried ${homes.join(', ')}): start the guide as an unprivileged user, or set DATABASE_URL.`,
  )
}

function makeOpen(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o755)
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
