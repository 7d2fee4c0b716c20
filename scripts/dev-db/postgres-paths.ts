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

/** Where the embedded PostgreSQL of a data folder lives and who runs it. */
export interface PostgresPaths {
  /** PostgreSQL's own data directory. */
  readonly database: string
  /** The folder with `bin`, `lib` and `share`. */
  readonly programs: string
  readonly account: ServerAccount
}

const name = 'san-antonio-new-home-guide'
const homes = [`/var/lib/${name}`, `/var/tmp/${name}`]

/**
 * The database of a data folder is `DATA_DIR/postgres`. Started by root, PostgreSQL runs under
 * another account, which has to be able to enter every parent folder of the database and of the
 * programs: under a closed folder (what `mktemp -d` makes, or root's home) it cannot. Then a place
 * outside is taken, and `DATA_DIR/postgres-place` names it for the next start.
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
    `PostgreSQL may not run as root, and its own account cannot enter ${dataDir}: the database is kept in ${database}.`,
  )
  return { database, programs, account }
}

function openHome(account: ServerAccount): string {
  const home = homes.find((folder) => makeOpen(folder) && canEnter(folder, account))
  if (home) return home
  throw new LaunchError(
    `PostgreSQL may not run as root and finds no folder of its own (tried ${homes.join(', ')}): start the guide as an ordinary user, or set DATABASE_URL.`,
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
