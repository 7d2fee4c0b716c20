import { shortlistMessages } from '@/content/shortlist-messages'
import type { Named } from '@/domain/shortlist/saved'
import { showToast } from '../ui/toast-store'
import { loadShortlist } from './on-demand'

/** Puts a listing on the shortlist, or takes it off. Says so when it is not stored. */
export async function toggleListing(listing: Named): Promise<void> {
  const { addListings, isSaved, removeListing } = await loadShortlist()
  if (isSaved(listing.key)) return removeListing(listing.key)
  const result = addListings([listing])
  if (result !== 'added') showToast({ ...shortlistMessages[result], tone: 'destructive' })
}
