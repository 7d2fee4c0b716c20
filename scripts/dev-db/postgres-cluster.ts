import { spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { getErrorCode, LaunchError } from '../launch/console'
import type { PostgresPaths } from './postgres-paths'
import { findPostmaster } from './postmaster'

/** The superuser, which owns all objects of an embedded database. */
export const superuser = 'guide'

/** Creates the data directory under a temporary name, so a killed run leaves no partial one. */
export async function initialiseCluster(
  place: PostgresPaths,
  password: string,
  durable: boolean,
): Promise<void> {
  const unfinished = `${place.database}.unfinished`
  const passwordFile = `${place.database}.password`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (place.account) {
    const { uid, gid } = place.account
    for (const target of [unfinished, passwordFile]) chownSync(target, uid, gid)
  }
  try {
    await run(place, 'initdb', [
      `--pgdata=${unfinished}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(durable ? [] : ['--no-sync']),
    ])
    renameSync(unfinished, place.database)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** Rejects a data directory that the embedded PostgreSQL cannot run. */
export function refuseOtherVersion(database: string): void {
  let version: string
  try {
    version = readFileSync(path.join(database, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    throw new LaunchError(
      `The database in ${database} cannot be read (${getErrorCode(error)}): it belongs to another account, or is not a PostgreSQL database.`,
    )
  }
  if (version === '18') return
  throw new LaunchError(
    `The database in ${database} was created by PostgreSQL ${version}. This version of the guide includes PostgreSQL 18.`,
  )
}

/** Starts the server on a loopback port and waits until it accepts connections. */
export async function startCluster(
  place: PostgresPaths,
  port: number,
  durable: boolean,
): Promise<void> {
  const log = path.join(place.database, 'server.log')
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ]
  rmSync(log, { force: true })
  try {
    await run(place, 'pg_ctl', [
      'start',
      '--wait',
      '--timeout=30',
      `--pgdata=${place.database}`,
      `--log=${log}`,
      `--options=${settings.map((setting) => `-c ${setting}`).join(' ')}`,
    ])
  } catch (error) {
    const reason = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-3) : []
    throw new LaunchError(
      ['The embedded PostgreSQL did not start.', ...reason, String(error)].join('\n  '),
    )
  }
}

/** `fast` closes connections and writes a checkpoint. `immediate` stops a server that hangs. */
export async function stopCluster(place: PostgresPaths): Promise<void> {
  for (const mode of ['fast', 'immediate']) {
    if (!findPostmaster(place.database)) return
    await run(place, 'pg_ctl', [
      'stop',
      `--pgdata=${place.database}`,
      `--mode=${mode}`,
      '--wait',
      '--timeout=6',
    ]).catch(() => {})
  }
}

/**
 * The variables of libfaketime, with which `scripts/drills/dates.ts` moves the clock. Without it,
 * PostgreSQL gets no library that is preloaded for other reasons.
 */
function readClockSettings(): Record<string, string | undefined> {
  const { FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC, LD_PRELOAD } = process.env
  return FAKETIME ? { FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC, LD_PRELOAD } : {}
}

/**
 * Runs a PostgreSQL program to its end. It is `detached`, because Ctrl-C in the terminal would
 * otherwise stop the database before the web server has finished.
 */
function run(place: PostgresPaths, program: string, args: readonly string[]): Promise<void> {
  const binary = path.join(place.programs, 'bin', program)
  return new Promise((resolve, reject) => {
    const child = spawn(binary, args, {
      ...place.account,
      cwd: place.account ? '/' : process.cwd(),
      // English messages on every machine, and no settings of the guide.
      env: {
        ...readClockSettings(),
        NODE_ENV: 'production',
        PATH: process.env.PATH,
        LC_ALL: 'C',
        TZ: 'UTC',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    })
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString()
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) return resolve()
      const lines = new Set(errors.trim().split('\n'))
      reject(new LaunchError(`${program} failed. ${[...lines].join('\n')}`))
    })
  })
}
