import { tellAdEvents } from './tell-ad-events'

/** An ad was seen when half of it was in view for so long without a break, in milliseconds. */
const LOOK = 1000
/** Ads that were seen are told of together, after so many milliseconds or when the page is left. */
const PATIENCE = 5000

/** What was seen since the page opened; a page may show one ad in two places. */
const seen = new Set<string>()
const untold = new Set<string>()
let telling: ReturnType<typeof setTimeout> | undefined

function tell(): void {
  clearTimeout(telling)
  telling = undefined
  if (untold.size === 0) return
  tellAdEvents({ impressions: [...untold] })
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

/** Watches whether an ad is seen, until its page is left; answers how to stop. */
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
