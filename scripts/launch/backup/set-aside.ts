import type { Client } from 'pg'
import { z } from 'zod'
import { queryClient } from '@/database/sql/query'

/** Has the former content while a backup is restored. It exists only then. */
const ASIDE = 'guide_before_restore'
const FAILED = 'guide_failed_restore'

/** Whether a restore runs or was interrupted: the tables are incomplete, and the former are aside. */
export async function isRestoreUnfinished(client: Client): Promise<boolean> {
  const [row] = await queryClient(
    client,
    z.object({ exists: z.boolean() }),
    'select to_regnamespace($1) is not null as exists',
    [ASIDE],
  )
  return row?.exists === true
}

/**
 * Moves everything of the guide to another schema, so that the migrations find an empty one. After an
 * interrupted restore, what that one left is deleted instead.
 */
export function setContentAside(client: Client): Promise<void> {
  return inTransaction(client, async (schema) => {
    if (await isRestoreUnfinished(client)) return deleteContent(client, schema)
    await client.query(`create schema ${ASIDE}`)
    await moveObjects(client, schema, ASIDE)
  })
}

/** Deletes the former content. */
export function deleteContentAside(client: Client): Promise<void> {
  return inTransaction(client, async () => {
    await client.query(`drop schema ${ASIDE} cascade`)
  })
}

/** Deletes what an unfinished restore has written, and moves the former content back. */
export function moveContentBack(client: Client): Promise<void> {
  return inTransaction(client, async (schema) => {
    await deleteContent(client, schema)
    await moveObjects(client, ASIDE, schema)
    await client.query(`drop schema ${ASIDE} cascade`)
  })
}

async function deleteContent(client: Client, schema: string): Promise<void> {
  await client.query(`create schema ${FAILED}`)
  await moveObjects(client, schema, FAILED)
  await client.query(`drop schema ${FAILED} cascade`)
}

async function inTransaction(
  client: Client,
  work: (schema: string) => Promise<void>,
): Promise<void> {
  const [row] = await queryClient(
    client,
    z.object({ schema: z.string() }),
    'select quote_ident(current_schema()) as schema',
  )
  await client.query(
    "begin; set local lock_timeout = '10s'; set local client_min_messages = warning",
  )
  try {
    await work(row?.schema ?? 'public')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** Moves tables, views, sequences, types and functions that do not belong to an extension. */
async function moveObjects(client: Client, from: string, to: string): Promise<void> {
  const rows = await queryClient(
    client,
    z.object({ statement: z.string() }),
    `with here as (select $1::regnamespace as oid),
     own as (
       select 1 as position, 'pg_class'::regclass as class, c.oid,
         format(case c.relkind when 'v' then 'view' when 'm' then 'materialized view'
           when 'S' then 'sequence' else 'table' end || ' %s', c.oid::regclass) as object
       from pg_class c where c.relnamespace = (select oid from here)
         and c.relkind in ('r', 'p', 'v', 'm', 'S')
         -- The sequence of a column moves with its table.
         and not exists (select from pg_depend where classid = 'pg_class'::regclass
           and objid = c.oid and refobjsubid > 0 and deptype in ('a', 'i') and c.relkind = 'S')
       union all
       select 2, 'pg_type'::regclass, t.oid, format('type %s', t.oid::regtype)
       from pg_type t left join pg_class c on c.oid = t.typrelid
       where t.typnamespace = (select oid from here)
         and (t.typtype in ('e', 'd', 'r') or (t.typtype = 'c' and c.relkind = 'c'))
       union all
       select 3, 'pg_proc'::regclass, p.oid, format('routine %s', p.oid::regprocedure)
       from pg_proc p where p.pronamespace = (select oid from here)
     )
     select format('alter %s set schema %s', object, $2::text) as statement from own
     where not exists (select from pg_depend d
       where d.classid = own.class and d.objid = own.oid and d.deptype = 'e')
     order by position, oid`,
    [from, to],
  )
  for (const { statement } of rows) await client.query(statement)
}
