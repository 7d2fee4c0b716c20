import { env } from '@/config/env'
import { exportListings } from '@/contract/partners/operations'
import { exportedBuilders } from '@/data/partners/listings'
import { listingColumns, listingRows } from '@/domain/partners/listing-rows'
import { exportFile } from '@/http/export'
import { route } from '@/http/route'
import { csvHead, csvLines } from '@/lib/csv/csv'
import { admitPartner } from '../admit-partner'

const toUrl = (path: string) => new URL(path, env.SITE_URL).href

async function* parts(): AsyncGenerator<string> {
  yield csvHead(listingColumns)
  for await (const builder of exportedBuilders()) yield csvLines(listingRows({ builder, toUrl }))
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: exportFile(exportListings, { admit: admitPartner('CSV'), parts }),
})
