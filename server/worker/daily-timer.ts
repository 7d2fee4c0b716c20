import { nextSiteTime } from '@/lib/dates/site-date'

/** Calls back each day at a time in San Antonio, by default at midnight. */
export function startDailyTimer(callBack: () => void, time = '00:00'): { close(): void } {
  let timer: NodeJS.Timeout
  const wait = () => {
    const now = new Date()
    timer = setTimeout(fire, nextSiteTime(now, time).getTime() - now.getTime()).unref()
  }
  const fire = () => {
    callBack()
    wait()
  }
  wait()
  return { close: () => clearTimeout(timer) }
}
