import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadHandler, PayloadRequest } from 'payload'
import { z } from 'zod'
import { requireEditors } from '@/access/require-editors'
import { apiError } from '@/collections/api-error'
import {
  consentSource,
  type NewsletterImportResponse,
} from '@/contract/newsletter/newsletter-import'
import { findSuppressed } from '@/database/newsletter-records'
import { queryRows, runStatement } from '@/database/sql/query'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import { plural } from '@/domain/text/plural'
import { hashEmailAddress } from '@/lib/tokens/email-hash'
import { append } from '../audit/append'
import { readUpload } from './read-upload'
import { storeSubscribers } from './store-subscribers'
import { type PlannedSubscriber, planSubscribers } from './subscriber-import/plan'
import { getEmails, readSubscribers, type SubscriberRow } from './subscriber-import/read'

async function planImport(req: PayloadRequest, rows: readonly SubscriberRow[]) {
  const emails = getEmails(rows)
  const connection = await getSession(req)
  const known = await queryRows(
    connection,
    z.object({ email: z.string() }),
    sql`
    select lower(email) as email from newsletter_subscriptions
    where lower(email) in (select json_array_elements_text(${JSON.stringify(emails)}))`,
  )
  return planSubscribers(rows, {
    known: new Set(known.map(({ email }) => email)),
    suppressed: await findSuppressed(req, emails.map(hashEmailAddress)),
  })
}

const responseLines = (planned: readonly PlannedSubscriber[]) =>
  planned.map(({ subscriber: _, ...line }) => line)

/** Serializes imports, so that the second recognizes the subscribers written by the first. */
async function lockImports(req: PayloadRequest): Promise<void> {
  const statement = sql`select pg_advisory_xact_lock(hashtext('newsletter-import'))`
  await runStatement(await getSession(req), statement)
}

/**
 * `POST /cms/api/newsletter-subscriptions/import`: returns a preview for each line of a file. With
 * `apply`, it stores all new subscribers or none. For editors and admins.
 */
export const importSubscribers: PayloadHandler = async (req) => {
  requireEditors(req)
  const { text, otherEncoding, source, apply } = await readUpload(req)
  const rows = readSubscribers(text)
  if (typeof rows === 'string') throw apiError(rows)
  const respond = (planned: readonly PlannedSubscriber[], written: number) =>
    Response.json({
      lines: responseLines(planned),
      written,
      otherEncoding,
    } satisfies NewsletterImportResponse)
  if (!apply) return respond(await planImport(req, rows), 0)
  const agreed = consentSource.safeParse(source)
  if (!agreed.success) {
    throw apiError(
      agreed.error.issues[0]?.message ?? 'Enter where and when these people gave consent.',
    )
  }
  return inTransaction(req, async () => {
    await lockImports(req)
    const planned = await planImport(req, rows)
    const wanted = planned.flatMap(({ outcome, subscriber }) =>
      outcome === 'new' && subscriber ? [subscriber] : [],
    )
    const written = await storeSubscribers(req, wanted, agreed.data)
    await append(req, {
      action: 'imported',
      collectionSlug: 'newsletter-subscriptions',
      documentTitle: plural(written, 'subscriber', 'subscribers'),
    })
    return respond(planned, written)
  })
}
