/** Duration of the scroll in milliseconds. */
const DURATION_MS = 400

/** Events that end the scroll: Back or Forward, or a visitor who scrolls or uses the new page. */
const INTERRUPTIONS = ['popstate', 'wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls smoothly to the top, or at once with `prefers-reduced-motion`, until the visitor does
 * something else. The browser's own smooth scrolling is not used: in Chromium it overrides the
 * position that Back restores meanwhile, and it ends below the top when another smooth scroll, for
 * example to a focused link, was under way.
 */
export function scrollToTop(): void {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const interruption = new AbortController()
  const { signal } = interruption
  for (const type of INTERRUPTIONS) {
    window.addEventListener(type, () => interruption.abort(), { signal, passive: true })
  }
  const startedAt = performance.now()
  let from: number | undefined

  function step() {
    if (signal.aborted) return
    // Not earlier: it would lay out the page before the first frame does.
    from ??= window.scrollY
    const left = isReduced ? 0 : Math.max(0, 1 - (performance.now() - startedAt) / DURATION_MS)
    // Fast at first, slower toward the top.
    window.scrollTo({ top: from * left ** 3, behavior: 'instant' })
    if (left > 0) requestAnimationFrame(step)
    else interruption.abort()
  }
  // Chromium stores the place on the page that was left after this task.
  requestAnimationFrame(step)
}
