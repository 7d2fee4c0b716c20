import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runs } from '../launch/serve/running-process'

/** Contents of `postmaster.pid`, which a running PostgreSQL server writes to its data directory. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
}

/**
 * The server that runs on a data directory, if any. Removes a stale pid file whose pid now belongs
 * to another program: PostgreSQL would take that program for a running server and refuse to start.
 * This is common in containers, where pids are small.
 */
export function findPostmaster(database: string): Postmaster | undefined {
  const file = path.join(database, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid = 0, , , port] = readFileSync(file, 'utf8').split('\n').map(Number)
  if (runs(pid, 'postgres')) return { pid, port: port || 0 }
  rmSync(file, { force: true })
  return undefined
}
