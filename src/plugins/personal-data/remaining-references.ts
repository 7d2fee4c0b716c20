import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { adminPaths } from '@/config/admin-paths'
import type { RemainingReference } from '@/contract/personal-data/person-erasure'
import { findComment } from '@/database/document-comments'
import { mentions, searchedTables } from '@/database/personal-data/searched-tables'
import { queryRows } from '@/database/sql/query'
import { getSession } from '@/database/transactions/session'
import { emailPattern } from '@/domain/personal-data/email-pattern'
import { findParents, findRoots, type Row } from './root-rows'

const idRow = z.object({ id: z.string() })

/** The maximum number of documents listed. */
const LISTED = 100

/**
 * Finds documents that still contain an email address, in any column of any table, including tables
 * added later. The staff decides about them, because they belong to other people. Also finds leads
 * with the same phone number and another address, which may belong to the same person.
 */
export async function remainingReferences(
  req: PayloadRequest,
  email: string,
  phones: readonly string[],
): Promise<RemainingReference[]> {
  const quoting = await rowsQuoting(req, email)
  const samePhone = (await rowsWithPhone(req, phones)).filter(
    ({ id }) => !quoting.some((row) => row.table === 'leads' && row.id === id),
  )
  const rows = [
    ...quoting.map((row) => ({ row, holds: 'address' as const })),
    ...samePhone.map((row) => ({ row, holds: 'phone' as const })),
  ]
  const remaining: RemainingReference[] = []
  for (const { row, holds } of rows.slice(0, LISTED))
    remaining.push({ ...(await named(req, row)), holds })
  return remaining
}

async function rowsQuoting(req: PayloadRequest, email: string): Promise<Row[]> {
  const connection = await getSession(req)
  const parents = await findParents(req)
  const address = { email, address: emailPattern(email) }
  const found: Row[] = []
  for (const searched of await searchedTables(req)) {
    const { name, hasId } = searched
    // A row without an id is a part of the document that its primary key references.
    const parent = hasId ? undefined : parents.get(name)
    const column = hasId ? 'id' : parent?.column
    const rows = await queryRows(
      connection,
      idRow,
      sql`
      select distinct ${column ? sql`${sql.identifier(column)}::text` : sql`''`} as id
      from ${sql.identifier(name)} where ${mentions(searched, address)} limit ${LISTED}`,
    )
    found.push(...rows.map(({ id }) => ({ table: parent?.table ?? name, id })))
  }
  return findRoots(req, found, parents)
}

async function rowsWithPhone(req: PayloadRequest, phones: readonly string[]): Promise<Row[]> {
  if (phones.length === 0) return []
  const connection = await getSession(req)
  const rows = await queryRows(
    connection,
    idRow,
    sql`
    select id::text as id from leads
    where regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^1(?=[0-9]{10}$)', '')
      in ${[...phones]} order by id limit ${LISTED}`,
  )
  return rows.map(({ id }) => ({ table: 'leads', id }))
}

/** The label and the edit URL of a row. Table names equal the collection slugs. */
async function named(
  req: PayloadRequest,
  { table, id }: Row,
): Promise<Omit<RemainingReference, 'holds'>> {
  const slug = table.replaceAll('_', '-')
  const { collections, globals } = req.payload.config
  const global = globals.find((known) => known.slug === slug)
  if (global) {
    return {
      kind: 'Page',
      title: toText(global.label) ?? slug,
      href: adminPaths.global(slug),
    }
  }
  const comment = table === 'document_comments' ? await findComment(req, Number(id)) : undefined
  if (comment) {
    return {
      kind: 'Comment',
      title: `By ${comment.by}`,
      href: adminPaths.document(comment.slug, comment.id),
    }
  }
  const collection = collections.find((known) => known.slug === slug)
  if (!collection) return { kind: table, title: id ? `No. ${id}` : 'Internal data', href: null }
  const column = collection.admin.useAsTitle ?? 'id'
  const connection = await getSession(req)
  const [found] = await queryRows(
    connection,
    z.object({ title: z.nullable(z.string()) }),
    sql`
    select ${sql.identifier(column)}::text as title from ${sql.identifier(table)}
    where id::text = ${id}`,
  )
  return {
    kind: toText(collection.labels.singular) ?? slug,
    title: found?.title || `No. ${id}`,
    href: collection.admin.hidden === true ? null : adminPaths.document(slug, id),
  }
}

const toText = (label: unknown) => (typeof label === 'string' ? label : null)
