import { sendAdEvents } from './send-ad-events'

/**
 * Time for which half of an ad must be visible without interruption to count as seen, in
 * milliseconds.
 */
const LOOK = 1000
/** Impressions are sent in batches after this time in milliseconds, or when the page is left. */
const PATIENCE = 5000

/** Ads seen since the page was opened; a page may show the same ad twice. */
const seen = new Set<string>()
const untold = new Set<string>()
let telling: ReturnType<typeof setTimeout> | undefined

function tell(): void {
  clearTimeout(telling)
  telling = undefined
  if (untold.size === 0) return
  sendAdEvents({ impressions: [...untold] })
  untold.clear()
}

function see(id: string): void {
  if (seen.has(id)) return
  seen.add(id)
  untold.add(id)
  telling ??= setTimeout(tell, PATIENCE)
}

addEventListener('pagehide', tell)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') tell()
})

/** Tracks whether an ad is seen, until the page is left. Returns a function that stops tracking. */
export function watchAd(element: Element, id: string): () => void {
  let isInView = false
  let look: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    clearTimeout(look)
    if (isInView && document.visibilityState === 'visible') look = setTimeout(() => see(id), LOOK)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= 0.5
      settle()
    },
    { threshold: 0.5 },
  )
  observer.observe(element)
  document.addEventListener('visibilitychange', settle)
  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', settle)
    clearTimeout(look)
    if (untold.has(id)) tell()
    seen.delete(id)
  }
}
