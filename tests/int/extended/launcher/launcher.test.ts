import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseEnv } from '@/config/env'
import { migrationNames } from '@/database/migration-names'
import { lockInstance } from '../../../../scripts/dev-db/database-lock'
import {
  type EmbeddedPostgres,
  runningUrl,
  startEmbeddedPostgres,
} from '../../../../scripts/dev-db/embedded-postgres'
import {
  beginSeeding,
  clearContent,
  finishSeeding,
  readState,
} from '../../../../scripts/launch/database/database-state'
import { checkDatabase, DatabaseAway } from '../../../../scripts/launch/database/external-database'
import { prepareDatabase } from '../../../../scripts/launch/prepare'
import { freePort } from '../../../../scripts/launch/serve/free-port'
import { scratchFolder } from '../../../scratch-folder'

let folder = ''
let running: EmbeddedPostgres | undefined

beforeEach(() => {
  folder = scratchFolder()
})

afterEach(async () => {
  await running?.stop()
  running = undefined
  rmSync(folder, { recursive: true, force: true })
})

async function startIn(dataDir: string, print?: (line: string) => void): Promise<EmbeddedPostgres> {
  running = await startEmbeddedPostgres({ dataDir, durable: false, print })
  return running
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

describe('the embedded PostgreSQL', () => {
  it('preserves its data, and only its owner can read its password', async () => {
    const first = await startIn(folder)
    await query(first.url, 'create table kept (id int)')
    await first.stop()
    expect(runningUrl(folder)).toBeUndefined()

    const second = await startIn(folder)
    expect(await query(second.url, "select to_regclass('kept') as name")).toEqual([
      { name: 'kept' },
    ])
    expect(runningUrl(folder)).toBe(second.url)
    expect(statSync(path.join(folder, 'postgres-password')).mode & 0o077).toBe(0)
  })

  it('uses UTF-8 and listens only on the loopback address', async () => {
    const { url } = await startIn(folder)
    expect(await query(url, "select lower('ÉÑ') as low")).toEqual([{ low: 'éñ' }])
    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  })

  it('adopts the server of a killed launcher', async () => {
    const left = await startIn(folder)
    const adopted = await startIn(folder)
    expect(adopted.url).toBe(left.url)
  })

  it('restarts on the same port after a crash', async () => {
    const postgres = await startIn(folder)
    const file = path.join(folder, 'postgres/postmaster.pid')
    process.kill(Number(readFileSync(file, 'utf8').split('\n', 1)[0]), 'SIGKILL')
    await expect.poll(() => runningUrl(folder)).toBeUndefined()
    await expect
      .poll(() =>
        postgres.revive().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('starts although the pid file contains the pid of another process', async () => {
    await (await startIn(folder)).stop()
    writeFileSync(path.join(folder, 'postgres/postmaster.pid'), `${process.pid}\n/x\n0\n5432\n`)
    const { url } = await startIn(folder)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it.runIf(process.getuid?.() === 0)(
    'uses another directory and reports it if other accounts cannot enter the data folder',
    async () => {
      chmodSync(folder, 0o700)
      const output: string[] = []
      const { url } = await startIn(path.join(folder, 'data'), (line) => output.push(line))
      const place = readFileSync(path.join(folder, 'data/postgres-place'), 'utf8')
      expect(output).toEqual([expect.stringContaining(place)])
      expect(await query(url, 'show data_directory')).toEqual([{ data_directory: place }])
      await running?.stop()
      rmSync(place, { recursive: true })
    },
  )
})

describe('the lock of a data folder', () => {
  it('names its holder, and can be taken after a release', async () => {
    const url = process.env.DATABASE_URL ?? ''
    const first = await lockInstance(url, 'process 1')
    expect(await lockInstance(url, 'process 2')).toBe('process 1')
    if (typeof first === 'string') throw new Error('not locked')
    await first.release()
    const second = await lockInstance(url, 'process 2')
    if (typeof second === 'string') throw new Error('not locked')
    await second.release()
  })
})

describe('the state of a database', () => {
  const client = () => new Client({ connectionString: process.env.DATABASE_URL })

  it('distinguishes an empty, a migrated and a partly seeded database', async () => {
    const { url } = await startIn(folder)
    const empty = new Client({ connectionString: url })
    await empty.connect()
    expect(await readState(empty)).toEqual({
      pending: migrationNames(),
      unknown: [],
      contractSteps: {},
      empty: true,
      hasUsers: false,
      halfSeeded: false,
    })
    await empty.end()

    const migrated = client()
    await migrated.connect()
    const clean = {
      pending: [],
      unknown: [],
      contractSteps: {},
      empty: true,
      hasUsers: false,
      halfSeeded: false,
    }
    expect(await readState(migrated)).toEqual(clean)
    await beginSeeding(migrated)
    await migrated.query("insert into communities (name) values ('Half')")
    expect(await readState(migrated)).toMatchObject({ empty: false, halfSeeded: true })
    await clearContent(migrated)
    // Communities choose from the lists that the migrations fill.
    const { rows } = await migrated.query('select count(*)::int as kept from amenities')
    expect(rows).toEqual([{ kept: 14 }])
    await finishSeeding(migrated)
    expect(await readState(migrated)).toEqual(clean)
    await migrated.end()
  })
})

describe('an unreachable external database (DATABASE_URL)', () => {
  const address = (change: (url: URL) => void) => {
    const url = new URL(process.env.DATABASE_URL ?? '')
    change(url)
    return url.href
  }

  it('is unavailable when no server listens, and is tried again', async () => {
    const port = await freePort()
    const refused = checkDatabase(`postgres://guide:hidden@127.0.0.1:${port}/guide`)
    await expect(refused).rejects.toBeInstanceOf(DatabaseAway)
    await expect(refused).rejects.toThrow(`127.0.0.1:${port}/guide`)
    await expect(refused).rejects.not.toThrow('hidden')
  })

  it('is rejected permanently with a wrong password or an unknown name', async () => {
    const password = checkDatabase(address((url) => Object.assign(url, { password: 'wrong' })))
    await expect(password).rejects.not.toBeInstanceOf(DatabaseAway)
    await expect(password).rejects.toThrow('rejects the user or the password')
    const name = checkDatabase(address((url) => Object.assign(url, { pathname: '/nowhere' })))
    await expect(name).rejects.toThrow('has no database with that name')
  })
})

/** The output of a command, and its exit code. */
function execute(
  settings: Record<string, string>,
  command = 'start',
): Promise<{ code: unknown; text: string }> {
  const env = {
    ...process.env,
    DATABASE_URL: '',
    PAYLOAD_SECRET: '',
    DATA_DIR: folder,
    ...settings,
  }
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/start.mjs', command], { env }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, text: out + err }),
    )
  })
}

describe('a database that is migrated before its servers start', () => {
  const admin = { ADMIN_EMAIL: 'first@guide.example', ADMIN_PASSWORD: 'first-of-all-guides' }
  const stop = new AbortController().signal

  /** What a server with `MIGRATE=off` does with the database before it serves. */
  const checkOnly = (url: string) =>
    prepareDatabase(
      parseEnv({ DATABASE_URL: url, PAYLOAD_SECRET: 'x'.repeat(32), MIGRATE: 'off' }),
      { url, embedded: false, close: async () => {} },
      stop,
      true,
    )

  it('is prepared by npm run migrate and by ROLE=migrate, and by no server with MIGRATE=off', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const { url } = await startIn(path.join(folder, 'database'))
    const [oldest, ...others] = migrationNames()
    await expect(checkOnly(url)).rejects.toThrow(
      `the migration ${oldest}, and ${others.length} after it, has not run, and MIGRATE=off. Run npm run migrate`,
    )
    const settings = {
      DATABASE_URL: url,
      PAYLOAD_SECRET: 'x'.repeat(32),
      SEED: 'none',
      NODE_ENV: 'production',
      ...admin,
    }
    const migrated = await execute({ ...settings, MIGRATE: 'off' }, 'migrate')
    expect(migrated.text).toContain('The database is up to date.')
    expect(migrated.code).toBe(0)
    expect(await query(url, 'select email from users')).toEqual([{ email: admin.ADMIN_EMAIL }])
    await expect(checkOnly(url)).resolves.toBeUndefined()

    const newest = `(select max(name) from payload_migrations where name like '2%')`
    await query(url, `delete from payload_migrations where name = ${newest}`)
    await expect(checkOnly(url)).rejects.toThrow(`the migration ${others.at(-1)} has not run`)
    await query(url, `insert into payload_migrations (name) values ('${others.at(-1)}')`)
    const again = await execute({ ...settings, ROLE: 'migrate' })
    expect(again).toEqual({ code: 0, text: 'The database is up to date.\n' })
  })
})

describe('npm start', () => {
  it('reports all invalid settings', async () => {
    const { code, text } = await execute({ PORT: 'many', ADMIN_EMAIL: 'a@b.example' })
    expect(code).toBe(1)
    expect(text).toContain('PORT must be a port number')
    expect(text).toContain('ADMIN_EMAIL also requires ADMIN_PASSWORD')
    expect(text).not.toContain('    at ')
  })

  it('reports PORT when the port is in use', async () => {
    const other = createServer().listen(0, '0.0.0.0')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { code, text } = await execute({ PORT: String(port) })
    other.close()
    expect(code).toBe(1)
    expect(text).toBe(
      `Port ${port} is in use by another program. Stop it, or set PORT to another number.\n`,
    )
  })

  it('reports DATA_DIR when it cannot be a folder', async () => {
    writeFileSync(path.join(folder, 'file'), '')
    const { code, text } = await execute({ DATA_DIR: path.join(folder, 'file/data') })
    expect(code).toBe(1)
    expect(text).toMatch(/^DATA_DIR \(.*file\/data\) cannot be written to/)
  })
})
