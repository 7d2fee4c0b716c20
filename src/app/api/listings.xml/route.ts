import { env } from '@/config/env'
import { exportFeed } from '@/contract/partners/operations'
import { exportedBuilders } from '@/data/partners/listings'
import { feedEnd, feedOfBuilder, feedStart } from '@/domain/partners/feed-xml'
import { exportFile } from '@/http/export'
import { route } from '@/http/route'
import { admitPartner } from '../admit-partner'

const toUrl = (path: string) => new URL(path, env.SITE_URL).href

async function* parts(): AsyncGenerator<string> {
  yield feedStart(new Date())
  for await (const builder of exportedBuilders()) yield feedOfBuilder(builder, toUrl)
  yield feedEnd
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: exportFile(exportFeed, { admit: admitPartner('XML'), parts }),
})
