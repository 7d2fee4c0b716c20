import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Process ids of a guide's embedded PostgreSQL server and its workers, the server first. */
function postgresProcesses(dataDir: string): number[] {
  const file = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  const server = Number(file.split('\n', 1)[0])
  const workers = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      const afterName = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1) ?? ''
      return Number(afterName.split(' ')[1]) === server
    } catch {
      return false
    }
  })
  return [server, ...workers.map(Number)]
}

/** Sends a signal to the PostgreSQL server of a guide and to its workers. */
export function signalPostgres(dataDir: string, signal: NodeJS.Signals): void {
  for (const pid of postgresProcesses(dataDir)) process.kill(pid, signal)
}
