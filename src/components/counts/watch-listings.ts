import { isListingPath } from '@/domain/counts/listing-path'
import { isDirections } from '@/domain/map/directions'
import { queueEvent, sendQueued } from './event-queue'
import { startLook } from './start-look'

/** Counts a view of a listing once its page was seen. Returns a function that stops tracking. */
export function watchListing(path: string): () => void {
  let isSeen = false
  const look = startLook(() => {
    if (!isSeen) queueEvent('views', path)
    isSeen = true
  })
  look.setInView(true)
  return look.stop
}

function queueClick(event: 'clicks' | 'calls' | 'websites' | 'directions', listing: string): void {
  if (!isListingPath(listing)) return
  queueEvent(event, listing)
  // The click may lead to another page or to the phone app.
  sendQueued()
}

/**
 * Counts a followed link. A link to a listing on another page counts for that listing, unless it is
 * part of the navigation. A phone number or a link to another site counts for the listing that
 * `data-listing` names on the link or around it; without a value it is that of the page.
 *
 * @param page path of the page with the link
 */
export function countClick(target: EventTarget | null, page: string): void {
  const link = target instanceof Element && target.closest('a')
  if (!link) return
  const { href, origin, pathname, protocol } = link
  if (origin === location.origin) {
    if (pathname !== page && !link.closest('nav')) queueClick('clicks', pathname)
    return
  }
  const of = link.closest('[data-listing]')?.getAttribute('data-listing')
  if (of === undefined || of === null) return
  const listing = of || page
  if (protocol === 'tel:') queueClick('calls', listing)
  else if (isDirections(href)) queueClick('directions', listing)
  else if (protocol.startsWith('http')) queueClick('websites', listing)
}
