import { queueEvent, sendQueued } from '../counts/event-queue'
import { startLook } from '../counts/start-look'

/** Ads seen since the page was opened; a page may show the same ad twice. */
const seen = new Set<string>()

function see(id: string): void {
  if (seen.has(id)) return
  seen.add(id)
  queueEvent('adImpressions', id)
}

/**
 * Tracks whether half of an ad is seen for a second, until the page is left. Returns a function that
 * stops tracking.
 */
export function watchAd(element: Element, id: string): () => void {
  const look = startLook(() => see(id))
  const observer = new IntersectionObserver(
    (entries) => look.setInView((entries.at(-1)?.intersectionRatio ?? 0) >= 0.5),
    { threshold: 0.5 },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    look.stop()
    sendQueued()
    seen.delete(id)
  }
}
