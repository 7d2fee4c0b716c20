import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Guide } from './guide'

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const pids = () => readdirSync('/proc').filter((name) => /^\d+$/.test(name))

/** The server process of a guide, started by the launcher. */
export function findServer({ url }: Guide): number {
  const port = `PORT=${new URL(url).port}`
  const found = pids().find(
    (pid) =>
      read(`/proc/${pid}/environ`).split('\0').includes(port) &&
      read(`/proc/${pid}/cmdline`).includes('guide-server'),
  )
  if (!found) throw new Error(`No server of ${url} runs`)
  return Number(found)
}

/** Process ids of the embedded PostgreSQL server of a data folder, the server first. */
function findPostgres(folder: string): number[] {
  const file = readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8')
  const server = Number(file.split('\n', 1)[0])
  const workers = pids().filter((pid) => {
    const afterName = read(`/proc/${pid}/stat`).split(') ').at(-1) ?? ''
    return Number(afterName.split(' ')[1]) === server
  })
  return [server, ...workers.map(Number)]
}

/** Sends a signal to the PostgreSQL server of a data folder and to its workers. */
export function signalPostgres(folder: string, signal: NodeJS.Signals): void {
  for (const pid of findPostgres(folder)) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      // A worker may have ended since it was listed.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}

/** Runs `work` while the PostgreSQL server of a data folder accepts connections but does not respond. */
export async function withFrozenPostgres(folder: string, work: () => Promise<void>): Promise<void> {
  signalPostgres(folder, 'SIGSTOP')
  try {
    await work()
  } finally {
    signalPostgres(folder, 'SIGCONT')
  }
}
