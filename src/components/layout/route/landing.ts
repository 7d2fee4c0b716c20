let landsAtTop = true

/** Whether the current navigation ends at the top of its page, not further down. */
export const willLandAtTop = () => landsAtTop

/**
 * Follows links, and Back and Forward, which restore a position. Returns a function that stops. It
 * runs before the router, which renders in reaction to the same events.
 */
export function followLandings(): () => void {
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link) landsAtTop = link.hash === ''
  }
  const onPopState = () => {
    landsAtTop = false
  }
  window.addEventListener('click', onClick, { capture: true })
  window.addEventListener('popstate', onPopState, { capture: true })
  return () => {
    window.removeEventListener('click', onClick, { capture: true })
    window.removeEventListener('popstate', onPopState, { capture: true })
  }
}
