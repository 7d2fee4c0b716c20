import 'server-only'
import { createLocalReq, type JsonObject } from 'payload'
import { siteDay } from '@/lib/dates/site-date'
import { saveListing } from '../listings/save-listing'
import { payloadClient } from '../payload/payload-client'
import { linkedBuilder } from '../submissions'
import { publishedListings } from './queries'
import { type ListingToConfirm, toRemindedListings } from './reminded-listings'

/** Whether a listing was not verified today. */
const isUnconfirmed = (verifiedAt: string | null, now: Date): boolean =>
  verifiedAt === null || siteDay(new Date(verifiedAt)) !== siteDay(now)

/**
 * What the builder of an open link can confirm: its published listings that were not verified today.
 * Empty for any other link.
 */
export async function listingsToConfirm(
  token: string,
  now = new Date(),
): Promise<readonly ListingToConfirm[]> {
  const builder = await linkedBuilder(token, now)
  if (!builder) return []
  const listings = await publishedListings(builder.id)
  return toRemindedListings(
    listings.filter(({ verifiedAt }) => isUnconfirmed(verifiedAt, now)),
    now,
  )
}

/**
 * Verifies the published listings of the builder of an open link, who says that nothing changed. The
 * builder is the author in the audit log. A listing that was verified today, and one that a user is
 * editing, stay as they are. Returns whether the link is open.
 */
export async function confirmByLink(token: string, now = new Date()): Promise<boolean> {
  const builder = await linkedBuilder(token, now)
  if (!builder) return false
  const payload = await payloadClient()
  // Decided for the locked version, because a browser may send a form twice.
  const data = ({ verifiedAt }: JsonObject) =>
    isUnconfirmed(verifiedAt ?? null, now) ? { verifiedAt: now.toISOString() } : {}
  for (const { id } of await publishedListings(builder.id)) {
    const req = await createLocalReq({ context: { linkedBuilder: builder.name } }, payload)
    await saveListing(req, 'communities', { id, data })
  }
  return true
}
