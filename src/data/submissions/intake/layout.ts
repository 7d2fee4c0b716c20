import 'server-only'
import { createLocalReq } from 'payload'
import { readPublishedListings } from '@/database/submissions/listings'
import { getSession } from '@/database/transactions/session'
import { layoutRows } from '@/domain/submissions/map/layout'
import { toCsv } from '@/lib/csv/csv'
import { payloadClient } from '../../payload/payload-client'
import { readingOptions } from '../reading-options'

/** A builder's published listings in our layout, as CSV, with which the next submission begins. */
export async function publishedLayout(builder: number, now = new Date()): Promise<string> {
  const req = await createLocalReq({}, await payloadClient())
  const listings = await readPublishedListings(await getSession(req), builder)
  const { lists } = await readingOptions(req, now)
  const [headings = [], ...rows] = layoutRows(listings, lists)
  return toCsv(headings.map(String), rows)
}
