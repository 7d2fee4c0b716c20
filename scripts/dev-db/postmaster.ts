import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runs } from '../launch/running-process'

/** What a running PostgreSQL server writes about itself into its data directory. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
}

/**
 * The server that runs on a data directory, when there is one. A pid file that a crash left behind
 * is removed when its number now belongs to another program, since PostgreSQL itself would take
 * that program for a server and refuse to start (the rule in containers, where numbers are small).
 */
export function findPostmaster(database: string): Postmaster | undefined {
  const file = path.join(database, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid = 0, , , port] = readFileSync(file, 'utf8').split('\n').map(Number)
  if (runs(pid, 'postgres')) return { pid, port: port || 0 }
  rmSync(file, { force: true })
  return undefined
}
