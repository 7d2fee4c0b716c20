import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadHandler } from 'payload'
import { z } from 'zod'
import { requireEditors } from '@/access/require-editors'
import { queryRows } from '@/database/sql/query'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import { plural } from '@/domain/text/plural'
import { toCsv } from '@/lib/csv/csv'
import { append } from '../audit/append'
import { csvResponse } from './csv-response'

const suppression = z.object({ digest: z.string(), reason: z.string(), since: z.string() })

/**
 * `GET /cms/api/newsletter-suppressions/export`: the hashes of the suppression list as CSV, in the
 * format of the import.
 */
export const exportSuppressions: PayloadHandler = async (req) => {
  requireEditors(req)
  const rows = await inTransaction(req, async () => {
    const connection = await getSession(req)
    const read = await queryRows(
      connection,
      suppression,
      sql`
      select digest, reason, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as since
      from newsletter_suppressions order by id`,
    )
    await append(req, {
      action: 'exported',
      collectionSlug: 'newsletter-suppressions',
      documentTitle: plural(read.length, 'address', 'addresses'),
    })
    return read
  })
  const cells = rows.map(({ digest, reason, since }) => [digest, reason, since])
  return csvResponse(toCsv(['SHA-256', 'Reason', 'Since'], cells), 'do-not-email')
}
