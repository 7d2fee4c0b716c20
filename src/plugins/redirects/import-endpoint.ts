import type { Endpoint, PayloadRequest } from 'payload'
import { requireEditors } from '@/access/require-editors'
import { apiError } from '@/collections/api-error'
import { cacheTags } from '@/config/cache-tags'
import { addressFields, documentUrl } from '@/content-types/document-url'
import { redirectImport } from '@/contract/redirects/redirect-import'
import { notifyTags } from '@/database/tags/notify-tags'
import { inTransaction } from '@/database/transactions/in-transaction'
import { upsertRedirects } from '@/database/upsert-redirects'
import {
  type ExistingRedirect,
  type PlannedRedirect,
  planImport,
} from '@/domain/redirects/redirect-import'
import { plural } from '@/domain/text/plural'
import { append } from '../audit/append'
import { fixedAddresses } from './fixed-addresses'
import { readCsv } from './read-csv'

/** The existing redirects, with the paths of their target documents. */
async function existingRedirects(req: PayloadRequest): Promise<ExistingRedirect[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    depth: 1,
    pagination: false,
    populate: addressFields,
    req,
  })
  return docs.flatMap(({ from, type, to }) => {
    const named = to?.type === 'reference' ? to.reference : null
    const value = typeof named?.value === 'object' ? named.value : null
    const address = named && value ? documentUrl(named.relationTo, value) : to?.url
    return address ? [{ from, type, to: address }] : []
  })
}

/** Writes redirects to custom URLs. */
async function write(req: PayloadRequest, rows: readonly PlannedRedirect[]): Promise<void> {
  await upsertRedirects(req, rows)
  await notifyTags(req, [cacheTags.redirects])
  await append(req, {
    action: 'imported',
    collectionSlug: 'redirects',
    documentTitle: plural(rows.length, 'redirect', 'redirects'),
  })
}

async function importRedirects(req: PayloadRequest): Promise<Response> {
  requireEditors(req)
  const body = redirectImport.safeParse(await req.json?.().catch(() => null))
  if (!body.success) throw apiError(body.error.issues[0]?.message ?? 'Choose a CSV file.')
  const written = readCsv(body.data.csv)
  if (typeof written === 'string') throw apiError(written)
  const plan = async () => planImport(written, await existingRedirects(req), fixedAddresses)
  if (!body.data.apply) return Response.json({ rows: await plan() })
  return inTransaction(req, async () => {
    const rows = await plan()
    const wanted = rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
    if (wanted.length > 0) await write(req, wanted)
    return Response.json({ rows })
  })
}

/**
 * Returns a preview for each line of a redirect file. With `apply`, it writes all valid redirects
 * or none.
 */
export const importEndpoint: Endpoint = {
  path: '/import',
  method: 'post',
  handler: importRedirects,
}
