import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { LeftDocument } from '@/contract/person-erasure'
import { sessionOf } from '@/database/session'
import { addressPattern } from '@/domain/quoted-address'
import { paths } from '@/lib/paths'
import { type Row, rootsOf } from './root-rows'

/** No more than so many are listed. */
const LISTED = 100

/** Made from the documents themselves, or of nobody. */
const derived = ['search_documents', 'payload_migrations']

/**
 * What still quotes an address, in any column of any table of the database, whoever adds one: the
 * staff decide what becomes of it, as it belongs to somebody else. And leads that came with the same
 * telephone number under another address, which may be of the same person.
 */
export async function leftDocuments(
  req: PayloadRequest,
  email: string,
  phones: readonly string[],
): Promise<LeftDocument[]> {
  const quoting = await rootsOf(req, await rowsQuoting(req, email))
  const samePhone = (await rowsWithPhone(req, phones)).filter(
    ({ id }) => !quoting.some((row) => row.table === 'leads' && row.id === id),
  )
  const rows = [
    ...quoting.map((row) => ({ row, holds: 'address' as const })),
    ...samePhone.map((row) => ({ row, holds: 'phone' as const })),
  ]
  const left: LeftDocument[] = []
  for (const { row, holds } of rows.slice(0, LISTED))
    left.push({ ...(await named(req, row)), holds })
  return left
}

async function rowsQuoting(req: PayloadRequest, email: string): Promise<Row[]> {
  const connection = await sessionOf(req)
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const { rows: tables } = await connection.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' and column_name = 'id'
      and table_name not in ${derived} order by table_name`)
  const found: Row[] = []
  for (const { name: table } of tables) {
    // In the text of JSON, a line break is a letter after a backslash: no part of an address.
    const { rows } = await connection.execute<{ id: string }>(sql`
      select id::text as id from ${sql.identifier(table)} t
      where strpos(lower(t::text), ${domain}) > 0
        and regexp_replace(t::text, '\\\\+[nrt]', ' ', 'g') ~* ${addressPattern(email)}
      limit ${LISTED}`)
    found.push(...rows.map(({ id }) => ({ table, id })))
  }
  return found
}

async function rowsWithPhone(req: PayloadRequest, phones: readonly string[]): Promise<Row[]> {
  if (phones.length === 0) return []
  const connection = await sessionOf(req)
  const { rows } = await connection.execute<{ id: string }>(sql`
    select id::text as id from leads
    where regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^1(?=[0-9]{10}$)', '')
      in ${[...phones]} order by id limit ${LISTED}`)
  return rows.map(({ id }) => ({ table: 'leads', id }))
}

/** What the back office calls a row, and where it is edited. Tables are named after their slugs. */
async function named(
  req: PayloadRequest,
  { table, id }: Row,
): Promise<Omit<LeftDocument, 'holds'>> {
  const slug = table.replaceAll('_', '-')
  const { collections, globals } = req.payload.config
  const global = globals.find((known) => known.slug === slug)
  if (global) {
    return {
      kind: 'Page',
      title: textOf(global.label) ?? slug,
      href: paths.adminGlobal(slug),
    }
  }
  const collection = collections.find((known) => known.slug === slug)
  if (!collection) return { kind: table, title: `No. ${id}`, href: null }
  const column = collection.admin.useAsTitle ?? 'id'
  const connection = await sessionOf(req)
  const { rows } = await connection.execute<{ title: string | null }>(sql`
    select ${sql.identifier(column)}::text as title from ${sql.identifier(table)}
    where id::text = ${id}`)
  return {
    kind: textOf(collection.labels.singular) ?? slug,
    title: rows[0]?.title || `No. ${id}`,
    href: collection.admin.hidden === true ? null : paths.adminDocument(slug, id),
  }
}

const textOf = (label: unknown) => (typeof label === 'string' ? label : null)
