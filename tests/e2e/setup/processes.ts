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
export function serverOf({ url }: Guide): number {
  const port = `PORT=${new URL(url).port}`
  const found = pids().find(
    (pid) =>
      read(`/proc/${pid}/environ`).split('\0').includes(port) &&
      read(`/proc/${pid}/cmdline`).includes('guide-server'),
  )
  if (!found) throw new Error(`No server of ${url} runs`)
  return Number(found)
}

/** The embedded PostgreSQL server of a data folder and its processes, the server first. */
export function postgresOf(folder: string): number[] {
  const file = readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8')
  const server = Number(file.split('\n', 1)[0])
  const workers = pids().filter((pid) => {
    const afterName = read(`/proc/${pid}/stat`).split(') ').at(-1) ?? ''
    return Number(afterName.split(' ')[1]) === server
  })
  return [server, ...workers.map(Number)]
}
