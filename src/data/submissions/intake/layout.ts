import 'server-only'
import { createLocalReq } from 'payload'
import { layoutRows } from '@/domain/submissions/map/layout'
import { csvOf } from '@/lib/csv'
import { payloadClient } from '../../payload/payload-client'
import { loadPublishedListings, readingOptions } from '../listings'

/** A builder's published listings in our layout, as CSV, with which the next submission begins. */
export async function publishedLayout(builder: number, now = new Date()): Promise<string> {
  const req = await createLocalReq({}, await payloadClient())
  const listings = await loadPublishedListings(req, builder)
  const { lists } = await readingOptions(req, now)
  const [headings = [], ...rows] = layoutRows(listings, lists)
  return csvOf(headings.map(String), rows)
}
