import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadHandler } from 'payload'
import { requireEditors } from '@/access/require-editors'
import { inTransaction } from '@/database/in-transaction'
import { sessionOf } from '@/database/session'
import { plural } from '@/domain/text/plural'
import { csvOf } from '@/lib/csv'
import { append } from '../audit/append'
import { csvAnswer } from './csv-answer'

interface Row extends Record<string, unknown> {
  readonly digest: string
  readonly reason: string
  readonly since: string
}

/**
 * `GET /cms/api/newsletter-suppressions/export`: the hashes of the suppression list as CSV, in the
 * format of the import.
 */
export const exportSuppressions: PayloadHandler = async (req) => {
  requireEditors(req)
  const rows = await inTransaction(req, async () => {
    const connection = await sessionOf(req)
    const read = await connection.execute<Row>(sql`
      select digest, reason, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as since
      from newsletter_suppressions order by id`)
    await append(req, {
      action: 'exported',
      collectionSlug: 'newsletter-suppressions',
      documentTitle: plural(read.rows.length, 'address', 'addresses'),
    })
    return read.rows
  })
  const cells = rows.map(({ digest, reason, since }) => [digest, reason, since])
  return csvAnswer(csvOf(['SHA-256', 'Reason', 'Since'], cells), 'do-not-email')
}
