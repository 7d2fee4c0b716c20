/** Why the slides stand still for the moment. */
export type Hold = 'hover' | 'focus' | 'hidden' | 'motion' | 'visitor'

export interface AutoAdvance {
  readonly hold: (why: Hold) => void
  readonly release: (why: Hold) => void
  /** Another slide came into view, whoever wanted it: it gets its full time. */
  readonly restart: () => void
  /** For good. */
  readonly stop: () => void
}

/**
 * Calls `advance` every `ms` milliseconds while nothing holds it; after the last hold is gone the
 * whole time starts anew.
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
