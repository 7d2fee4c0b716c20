import { nextSiteDay } from '@/lib/site-date'

/** Calls `onNewDay` at each midnight in San Antonio. */
export function startDailyTimer(onNewDay: () => void): { close(): void } {
  let timer: NodeJS.Timeout
  const wait = () => {
    const now = new Date()
    timer = setTimeout(fire, nextSiteDay(now).getTime() - now.getTime()).unref()
  }
  const fire = () => {
    onNewDay()
    wait()
  }
  wait()
  return { close: () => clearTimeout(timer) }
}
