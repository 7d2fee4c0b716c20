import type { Client } from 'pg'
import { z } from 'zod'
import { isMigration, migrationNames } from '@/database/migration-names'
import { queryClient } from '@/database/sql/query'
import type { ContractStep } from './contract-steps'

/** Missing parts of a database. Read with plain SQL, because loading Payload takes seconds. */
export interface DatabaseState {
  /** Migrations that have not run on the database, oldest first. */
  readonly pending: readonly string[]
  /** Migrations of a newer version that have run on the database, oldest first. */
  readonly unknown: readonly string[]
  /** The contract steps that the newest version has recorded. */
  readonly contractSteps: Readonly<Record<string, ContractStep>>
  /** Whether there are neither communities nor users. */
  readonly empty: boolean
  readonly hasUsers: boolean
  /** Whether an earlier start was interrupted while it wrote the sample content. */
  readonly halfSeeded: boolean
}

const nameRow = z.object({ name: z.string() })

/** The comment of the communities table while the sample content is being written. */
const seedingMark = 'The sample content is being written.'

export async function readState(client: Client): Promise<DatabaseState> {
  const done = (await tableExists(client, 'payload_migrations'))
    ? await queryClient(client, nameRow, 'select name from payload_migrations')
    : []
  const names = new Set(done.map((row) => row.name))
  const known = migrationNames()
  const hasUsers = await hasRows(client, 'users')
  return {
    pending: known.filter((name) => !names.has(name)),
    unknown: [...names].filter((name) => isMigration(name) && !known.includes(name)).sort(),
    contractSteps: await readContractSteps(client),
    hasUsers,
    empty: !hasUsers && !(await hasRows(client, 'communities')),
    halfSeeded: (await seedMark(client)) === seedingMark,
  }
}

/** Records in the database that seeding has begun. `finishSeeding` removes the record. */
export async function beginSeeding(client: Client): Promise<void> {
  await client.query(`comment on table communities is '${seedingMark}'`)
}

export async function finishSeeding(client: Client): Promise<void> {
  await client.query('comment on table communities is null')
}

/** The list of migrations, and the lists of options that the migrations fill. */
export const filledByMigrations = ['payload_migrations', 'amenities', 'home_types', 'cities']

/**
 * Deletes the content of an interrupted seeding. The database had only what the migrations fill
 * before it, and no server has run on it since.
 */
export async function clearContent(client: Client): Promise<void> {
  const rows = await queryClient(
    client,
    nameRow,
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = current_schema() and tablename::text <> all ($1::text[])`,
    [filledByMigrations],
  )
  await client.query(`truncate ${rows.map((row) => row.name).join(', ')} restart identity cascade`)
}

const seedMark = (client: Client) => readComment(client, 'communities')

const contractRecord = z.record(z.string(), z.object({ unusedSince: z.string() }))

/** They are the comment of the table of migrations (`migrate.ts`), so that older versions read them. */
async function readContractSteps(client: Client): Promise<Record<string, ContractStep>> {
  const comment = await readComment(client, 'payload_migrations')
  return comment === null ? {} : contractRecord.parse(JSON.parse(comment))
}

async function readComment(client: Client, table: string): Promise<string | null> {
  const [row] = await queryClient(
    client,
    z.object({ comment: z.nullable(z.string()) }),
    `select obj_description(to_regclass($1), 'pg_class') as comment`,
    [table],
  )
  return row?.comment ?? null
}

async function hasRows(client: Client, table: 'communities' | 'users'): Promise<boolean> {
  if (!(await tableExists(client, table))) return false
  return (await client.query(`select from ${table} limit 1`)).rowCount === 1
}

async function tableExists(client: Client, table: string): Promise<boolean> {
  const [row] = await queryClient(
    client,
    z.object({ found: z.boolean() }),
    'select to_regclass($1) is not null as found',
    [table],
  )
  return row?.found === true
}
