/** Reasons for pausing the slides. */
export type Hold = 'hover' | 'focus' | 'hidden' | 'motion' | 'visitor'

export interface AutoAdvance {
  readonly hold: (why: Hold) => void
  readonly release: (why: Hold) => void
  /** Called when the slide changes for any reason; the interval restarts. */
  readonly restart: () => void
  /** Stops permanently. */
  readonly stop: () => void
}

/**
 * Calls `advance` every `ms` milliseconds while there is no hold. The interval restarts when the
 * last hold is released.
 */
export function createAutoAdvance(ms: number, advance: () => void): AutoAdvance {
  const holds = new Set<Hold>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const restart = () => {
    clearTimeout(timer)
    if (stopped || holds.size > 0) return
    timer = setTimeout(() => {
      advance()
      restart()
    }, ms)
  }
  restart()
  return {
    hold: (why) => {
      holds.add(why)
      clearTimeout(timer)
    },
    release: (why) => {
      if (holds.delete(why)) restart()
    },
    restart,
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
