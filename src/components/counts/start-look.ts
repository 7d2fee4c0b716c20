/** Time without interruption that counts as a look, in milliseconds. */
const LOOK = 1000

/**
 * Calls back after each look: the page was visible and what is looked at was in view for a second
 * without interruption.
 */
export function startLook(onLook: () => void): {
  setInView(isInView: boolean): void
  stop(): void
} {
  let inView = false
  let look: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    clearTimeout(look)
    if (inView && document.visibilityState === 'visible') look = setTimeout(onLook, LOOK)
  }
  document.addEventListener('visibilitychange', settle)
  return {
    setInView(isInView) {
      inView = isInView
      settle()
    },
    stop() {
      document.removeEventListener('visibilitychange', settle)
      clearTimeout(look)
    },
  }
}
