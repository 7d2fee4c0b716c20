import { env } from '@/config/env'
import { exportFeed as operation } from '@/contract/partners/operations'
import { partnerOf, recordExport } from '@/data/partners/access'
import { exportedBuilders } from '@/data/partners/listings'
import { staffOf } from '@/data/staff/queries'
import { feedEnd, feedOfBuilder, feedStart } from '@/domain/partners/feed-xml'
import { exportAnswer } from '@/http/export'
import { sessionHeaders } from '@/http/origin'
import { requireEditor } from '@/http/require-editor'
import { route } from '@/http/route'
import type { RouteHandler } from '@/http/with-errors'

const urlOf = (path: string) => new URL(path, env.SITE_URL).href

async function* parts() {
  yield feedStart(new Date())
  for await (const builder of exportedBuilders()) yield feedOfBuilder(builder, urlOf)
  yield feedEnd
}

const exportAll: RouteHandler = async (request) => {
  const headers = sessionHeaders(request.headers)
  const caller = (await partnerOf(headers)) ?? requireEditor(await staffOf(headers))
  if (request.method !== 'HEAD') await recordExport(caller, 'XML')
  return exportAnswer(request, operation, parts())
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: exportAll })
