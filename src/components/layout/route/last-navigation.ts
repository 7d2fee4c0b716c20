/** The path that Back or Forward led to; `null` after a click on a link. */
let traversedTo: string | null = null
/** The hash of the clicked link. */
let hash = ''

/** Whether Back or Forward led to this path. The browser then restores the scroll position. */
export const wasTraversedTo = (path: string) => traversedTo === path

/** Whether the current navigation ends at the top of its page, not further down. */
export const willLandAtTop = () => traversedTo === null && hash === ''

/**
 * Follows links, Back and Forward. Returns a function that stops. It runs before the router, which
 * renders in reaction to the same events. After Back and Forward, scrolling is instant until the next
 * click: Chromium would scroll smoothly to the place that it restores, from the top of the page, and
 * would not get there if something else scrolled meanwhile.
 */
export function followNavigations(): () => void {
  const { style } = document.documentElement
  const onClick = ({ target }: Event) => {
    style.scrollBehavior = ''
    const link = target instanceof Element ? target.closest('a') : null
    if (!link) return
    traversedTo = null
    hash = link.hash
  }
  const onPopState = () => {
    traversedTo = window.location.pathname
    style.scrollBehavior = 'auto'
  }
  window.addEventListener('click', onClick, { capture: true })
  window.addEventListener('popstate', onPopState, { capture: true })
  return () => {
    window.removeEventListener('click', onClick, { capture: true })
    window.removeEventListener('popstate', onPopState, { capture: true })
  }
}
