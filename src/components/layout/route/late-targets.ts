/**
 * Scrolls to the target of a link within the page that is followed before `AfterPaint` renders the
 * target. The browser scrolls only to what exists at the click. Returns a function that stops.
 */
export function followLateTargets(): () => void {
  let observer: MutationObserver | undefined
  const stop = () => observer?.disconnect()
  const onClick = ({ target }: Event) => {
    stop()
    const link = target instanceof Element ? target.closest('a') : null
    if (!link?.hash || link.pathname !== window.location.pathname) return
    const { pathname, hash } = link
    const findTarget = () => document.getElementById(hash.slice(1))
    if (findTarget()) return
    observer = new MutationObserver(() => {
      const late = findTarget()
      if (!late) return
      stop()
      const { location } = window
      if (location.pathname === pathname && location.hash === hash) late.scrollIntoView()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  }
  window.addEventListener('click', onClick, { capture: true })
  return () => {
    stop()
    window.removeEventListener('click', onClick, { capture: true })
  }
}
