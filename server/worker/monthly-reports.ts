import { areReportsDue } from '@/domain/reports/month'
import { toZonedInput } from '@/lib/dates/site-date'
import { log } from '@/lib/log/log'
import { callInternal } from '../http/call-internal'
import { startDailyTimer } from './daily-timer'

async function sendReports(): Promise<void> {
  if (!areReportsDue(toZonedInput(new Date().toISOString()))) return
  await callInternal('/internal/monthly-reports')
}

const trySending = () =>
  void sendReports().catch((error: unknown) => log.warn({ err: error }, 'reports not sent'))

/**
 * Sends the monthly reports to builders in the first week of a month, if the site settings say so:
 * at 9 AM, and at once after a restart. No report is sent twice, so several
 * servers may try.
 */
export function startMonthlyReports(): { close(): void } {
  trySending()
  return startDailyTimer(trySending, '09:00')
}
