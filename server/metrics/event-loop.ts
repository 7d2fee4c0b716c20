import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { EventLoopFigures } from '@/lib/server-state'

/** Milliseconds between two measurements, which are part of each measured delay. */
const RESOLUTION = 20
const MINUTE = 60_000
const NANOSECONDS = 1_000_000

/**
 * Measures how long the event loop is blocked. The function that it returns gives the delays of the last
 * complete minute, or of the first one so far.
 */
export function watchEventLoop(): () => EventLoopFigures {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION })
  histogram.enable()
  let last: EventLoopFigures | undefined
  const read = (): EventLoopFigures => {
    const toDelay = (value: number) => Math.max(0, Math.round(value / NANOSECONDS) - RESOLUTION)
    return histogram.count === 0
      ? { p99: 0, max: 0 }
      : { p99: toDelay(histogram.percentile(99)), max: toDelay(histogram.max) }
  }
  setInterval(() => {
    last = read()
    histogram.reset()
  }, MINUTE).unref()
  return () => last ?? read()
}
