import { log } from '@/lib/log/log'
import { callInternal } from '../http/call-internal'
import { startDailyTimer } from './daily-timer'

const remind = () =>
  void callInternal('/internal/monthly-reminders').catch((error: unknown) =>
    log.warn({ err: error }, 'builders not reminded'),
  )

/**
 * Reminds overdue builders on a day of the month, if the site settings say so: at 9 AM, and at once after
 * a restart later that day. A builder gets one reminder in seven days, so several servers remind once.
 */
export function startMonthlyReminders(): { close(): void } {
  remind()
  return startDailyTimer(remind, '09:00')
}
