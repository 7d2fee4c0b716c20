import type { PayloadHandler, PayloadRequest } from 'payload'
import { requireEditors } from '@/access/require-editors'
import { apiError } from '@/collections/api-error'
import type { NewsletterImportResponse } from '@/contract/newsletter/newsletter-import'
import { endSuppressed, findSuppressed, suppress } from '@/database/newsletter-records'
import { inTransaction } from '@/database/transactions/in-transaction'
import { plural } from '@/domain/text/plural'
import { append } from '../audit/append'
import { readUpload } from './read-upload'
import {
  type PlannedSuppression,
  planSuppressions,
  readSuppressions,
  type SuppressionRow,
} from './suppression-import'

async function planImport(req: PayloadRequest, rows: readonly SuppressionRow[]) {
  const planned = planSuppressions(rows, new Set())
  const digests = planned.flatMap(({ entry }) => (entry ? [entry.digest] : []))
  return planSuppressions(rows, await findSuppressed(req, digests))
}

const responseLines = (planned: readonly PlannedSuppression[]) =>
  planned.map(({ entry: _, ...line }) => line)

/**
 * `POST /cms/api/newsletter-suppressions/import`: adds the addresses or hashes of a file to the
 * suppression list and ends their subscriptions, all or none.
 */
export const importSuppressions: PayloadHandler = async (req) => {
  requireEditors(req)
  const { text, otherEncoding, apply } = await readUpload(req)
  const rows = readSuppressions(text)
  if (typeof rows === 'string') throw apiError(rows)
  const respond = (planned: readonly PlannedSuppression[], written: number) =>
    Response.json({
      lines: responseLines(planned),
      written,
      otherEncoding,
    } satisfies NewsletterImportResponse)
  if (!apply) return respond(await planImport(req, rows), 0)
  return inTransaction(req, async () => {
    const planned = await planImport(req, rows)
    const entries = planned.flatMap(({ entry }) => (entry ? [entry] : []))
    const written = await suppress(req, entries)
    await endSuppressed(
      req,
      entries.map(({ digest }) => digest),
      'import',
    )
    await append(req, {
      action: 'imported',
      collectionSlug: 'newsletter-suppressions',
      documentTitle: plural(written, 'address', 'addresses'),
    })
    return respond(planned, written)
  })
}
