import { log } from '@/lib/log'
import { nextSiteDay } from '@/lib/site-date'

/**
 * Calls `onTurn` whenever a new day begins in San Antonio, whether or not anybody visits. That it
 * fails is logged: whatever waits for it comes an hour late at most, with the pages made anew.
 */
export function startDailyTimer(onNewDay: () => Promise<void>): { close(): void } {
  let timer: NodeJS.Timeout
  const wait = () => {
    const now = new Date()
    timer = setTimeout(fire, nextSiteDay(now).getTime() - now.getTime()).unref()
  }
  const fire = () => {
    onNewDay().catch((err: unknown) => log.warn({ err }, 'the new day was not announced'))
    wait()
  }
  wait()
  return { close: () => clearTimeout(timer) }
}
