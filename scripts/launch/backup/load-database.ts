import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { z } from 'zod'
import { queryClient } from '@/database/sql/query'
import { LaunchError } from '../console'
import type { Manifest } from './manifest'
import { readPart } from './parts'

interface Source {
  readonly folder: string
  readonly manifest: Manifest
  readonly identity: string | undefined
}

/**
 * Replaces the rows of all tables with those of a backup, in one transaction. The database has the
 * migrations of the backup. Foreign keys are dropped and created again, which checks all rows, and
 * triggers do not run: this needs no rights but those of the owner of the tables.
 */
export async function loadDatabase(client: Client, source: Source): Promise<void> {
  await client.query('begin')
  try {
    await client.query('set local statement_timeout = 0; set local lock_timeout = 0')
    const tables = await listTables(client)
    const foreignKeys = await listForeignKeys(client)
    for (const { table, name } of foreignKeys) {
      await client.query(`alter table ${table} drop constraint ${name}`)
    }
    for (const { table } of tables) {
      await client.query(`alter table ${table} disable trigger user`)
    }
    await client.query(`truncate ${tables.map(({ table }) => table).join(', ')}`)
    await copyRows(client, source, new Map(tables.map(({ name, table }) => [name, table])))
    for (const { name, value, isCalled } of source.manifest.sequences) {
      await client.query('select setval(quote_ident($1)::regclass, $2, $3)', [
        name,
        value,
        isCalled,
      ])
    }
    for (const { table } of tables) await client.query(`alter table ${table} enable trigger user`)
    for (const { table, name, definition } of foreignKeys) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
  await client.query('analyze')
}

async function copyRows(
  client: Client,
  { folder, manifest, identity }: Source,
  tables: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { name, columns, rows, part } of manifest.tables) {
    const table = tables.get(name)
    if (!table) {
      throw new LaunchError(
        `The backup has a table that the guide's migrations do not create: ${name}.`,
      )
    }
    const names = columns.map((column) => client.escapeIdentifier(column)).join(', ')
    const target = client.query(copyFrom(`copy ${table} (${names}) from stdin`))
    await pipeline(readPart(folder, part, identity), target)
    if (target.rowCount !== rows) {
      throw new LaunchError(`${name} has ${target.rowCount} rows instead of ${rows}.`)
    }
  }
}

const tableRow = z.object({ name: z.string(), table: z.string() })

function listTables(client: Client) {
  return queryClient(
    client,
    tableRow,
    `select relname as name, oid::regclass::text as table from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'r'`,
  )
}

const foreignKeyRow = z.object({ table: z.string(), name: z.string(), definition: z.string() })

function listForeignKeys(client: Client) {
  return queryClient(
    client,
    foreignKeyRow,
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and connamespace = current_schema()::regnamespace`,
  )
}
