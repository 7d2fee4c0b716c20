import type { Readable } from 'node:stream'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { z } from 'zod'
import { queryClient } from '@/database/sql/query'
import { LaunchError } from '../console'
import type { SequenceEntry, TableEntry } from './manifest'
import type { Part } from './parts'

interface DatabaseDump {
  readonly tables: readonly TableEntry[]
  readonly sequences: readonly SequenceEntry[]
  readonly migrations: readonly string[]
  /** The version of the server. */
  readonly postgres: string
}

/** Its rows describe backups on this server, and say nothing in a restored database. */
const leftOut = ['backup_runs']

/** The formats that `pg_dump` sets, so that another server reads what this one writes. */
const FORMATS = `
  set datestyle = 'ISO';
  set intervalstyle = 'postgres';
  set extra_float_digits = 3;
  set row_security = off;
  set statement_timeout = 0;
  set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0;`

const tableRow = z.object({
  name: z.string(),
  /** The name and the columns as SQL. */
  source: z.string(),
  columns: z.array(z.string()),
})

const tablesQuery = `
  select c.relname as name,
    format('%I.%I (%s)', n.nspname, c.relname,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '')) as source,
    array(select attname::text from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = current_schema() and c.relkind = 'r' and c.relname <> all ($1)
    and not exists (select from pg_depend
      where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
  order by c.relname`

/**
 * Reads all tables of the guide as they were at one moment. `write` stores the rows of a table. Its
 * text format is the one of `pg_dump`, and the same in all versions of PostgreSQL. No write waits for
 * it; a migration does. When it fails, the connection is of no more use.
 */
export async function dumpDatabase(
  client: Client,
  write: (table: string, rows: Readable) => Promise<Part>,
): Promise<DatabaseDump> {
  await client.query(FORMATS)
  await client.query('begin isolation level repeatable read read only')
  const found = await queryClient(client, tableRow, tablesQuery, [leftOut])
  if (!found.some(({ name }) => name === 'payload_migrations')) {
    throw new LaunchError('The database has no guide: it has no list of migrations.')
  }
  const names = found.map(({ source }) => source.slice(0, source.indexOf(' (')))
  await client.query(`lock table ${names.join(', ')} in access share mode`)
  const migrations = await queryClient(
    client,
    z.object({ name: z.string() }),
    "select name from payload_migrations where name <> 'dev' order by name",
  )
  const tables: TableEntry[] = []
  for (const { name, source, columns } of found) {
    const rows = client.query(copyTo(`copy ${source} to stdout`))
    const part = await write(name, rows)
    tables.push({ name, columns, rows: rows.rowCount, part })
  }
  const [server] = await queryClient(
    client,
    z.object({ server_version: z.string() }),
    'show server_version',
  )
  const dump = {
    tables,
    // Sequences are not part of a snapshot. Read after the rows, their values are not too small.
    sequences: await readSequences(client),
    migrations: migrations.map(({ name }) => name),
    postgres: server?.server_version ?? '',
  }
  await client.query('commit')
  return dump
}

const sequenceRow = z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })

function readSequences(client: Client): Promise<SequenceEntry[]> {
  return queryClient(
    client,
    sequenceRow,
    `select sequencename as name, coalesce(last_value, start_value)::text as value,
       last_value is not null as "isCalled"
     from pg_sequences where schemaname = current_schema() order by sequencename`,
  )
}
