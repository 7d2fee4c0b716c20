import { env } from '@/config/env'
import { exportListings as operation } from '@/contract/partners/operations'
import { partnerOf, recordExport } from '@/data/partners/access'
import { exportedBuilders } from '@/data/partners/listings'
import { staffOf } from '@/data/staff/queries'
import { listingColumns, listingRows } from '@/domain/partners/listing-rows'
import { exportAnswer } from '@/http/export'
import { sessionHeaders } from '@/http/origin'
import { requireEditor } from '@/http/require-editor'
import { route } from '@/http/route'
import type { RouteHandler } from '@/http/with-errors'
import { csvHead, csvLines } from '@/lib/csv'

const urlOf = (path: string) => new URL(path, env.SITE_URL).href

async function* parts() {
  yield csvHead(listingColumns)
  for await (const builder of exportedBuilders()) yield csvLines(listingRows({ builder, urlOf }))
}

const exportAll: RouteHandler = async (request) => {
  const headers = sessionHeaders(request.headers)
  const caller = (await partnerOf(headers)) ?? requireEditor(await staffOf(headers))
  if (request.method !== 'HEAD') await recordExport(caller, 'CSV')
  return exportAnswer(request, operation, parts())
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: exportAll })
