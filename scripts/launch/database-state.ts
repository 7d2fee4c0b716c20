import { readdirSync } from 'node:fs'
import type { Client } from 'pg'

/** What a database still lacks; read in plain SQL, since loading Payload takes seconds. */
export interface DatabaseState {
  /** Migrations of the code that the database has not seen, oldest first. */
  readonly pending: readonly string[]
  /** No community and no user yet. */
  readonly empty: boolean
  readonly hasUsers: boolean
  /** A start was ended while it wrote the sample content, so that only a part is there. */
  readonly halfSeeded: boolean
}

/** Kept as the comment of the communities table while the sample content is being written. */
const seedingMark = 'The sample content is being written.'

/** Names of the committed migrations, oldest first: their names start with date and time. */
export function migrationNames(folder = 'migrations'): string[] {
  return readdirSync(folder)
    .filter((file) => /^\d{8}_\d{6}.*\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()
}

export async function readState(client: Client): Promise<DatabaseState> {
  const done = (await tableExists(client, 'payload_migrations'))
    ? (await client.query<{ name: string }>('select name from payload_migrations')).rows
    : []
  const names = new Set(done.map((row) => row.name))
  const hasUsers = await hasRows(client, 'users')
  return {
    pending: migrationNames().filter((name) => !names.has(name)),
    hasUsers,
    empty: !hasUsers && !(await hasRows(client, 'communities')),
    halfSeeded: (await seedMark(client)) === seedingMark,
  }
}

/** Remembers in the database itself that seeding began; `finishSeeding` takes the mark away. */
export async function beginSeeding(client: Client): Promise<void> {
  await client.query(`comment on table communities is '${seedingMark}'`)
}

export async function finishSeeding(client: Client): Promise<void> {
  await client.query('comment on table communities is null')
}

/**
 * Removes what an unfinished seeding left behind. Only for a database that carries the mark: it was
 * empty before, and no server has run on it since.
 */
export async function clearContent(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = current_schema() and tablename <> 'payload_migrations'`,
  )
  await client.query(`truncate ${rows.map((row) => row.name).join(', ')} restart identity cascade`)
}

async function seedMark(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ mark: string | null }>(
    `select obj_description(to_regclass('communities'), 'pg_class') as mark`,
  )
  return rows[0]?.mark ?? null
}

async function hasRows(client: Client, table: 'communities' | 'users'): Promise<boolean> {
  if (!(await tableExists(client, table))) return false
  return (await client.query(`select from ${table} limit 1`)).rowCount === 1
}

async function tableExists(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    'select to_regclass($1) is not null as found',
    [table],
  )
  return rows[0]?.found === true
}
