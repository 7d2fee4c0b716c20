import { log } from '@/lib/log'
import { nextSiteDay } from '@/lib/site-date'

/**
 * Calls `onNewDay` at each midnight in San Antonio. An error is logged and not retried: pages are
 * revalidated every hour anyway.
 */
export function startDailyTimer(onNewDay: () => Promise<void>): { close(): void } {
  let timer: NodeJS.Timeout
  const wait = () => {
    const now = new Date()
    timer = setTimeout(fire, nextSiteDay(now).getTime() - now.getTime()).unref()
  }
  const fire = () => {
    onNewDay().catch((err: unknown) => log.warn({ err }, 'cache not invalidated at midnight'))
    wait()
  }
  wait()
  return { close: () => clearTimeout(timer) }
}
