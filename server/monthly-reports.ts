import { internalUrl } from '@/config/internal-url'
import { areReportsDue } from '@/domain/reports/month'
import { INTERNAL_TOKEN_HEADER, internalToken } from '@/lib/internal-auth'
import { log } from '@/lib/log'
import { toZonedInput } from '@/lib/site-date'
import { startDailyTimer } from './daily-timer'

/** Payload is in Next's bundles, so this is a request of the server to itself. */
async function sendReports(): Promise<void> {
  if (!areReportsDue(toZonedInput(new Date().toISOString()))) return
  const answer = await fetch(`${internalUrl()}/internal/monthly-reports`, {
    method: 'POST',
    headers: {
      [INTERNAL_TOKEN_HEADER]: await internalToken(),
      'content-type': 'application/json',
    },
    body: '{}',
    signal: AbortSignal.timeout(3 * 60_000),
  })
  if (!answer.ok) throw new Error(`/internal/monthly-reports answered ${answer.status}`)
}

const trySending = () =>
  void sendReports().catch((error: unknown) => log.warn({ err: error }, 'reports not sent'))

/**
 * Sends the monthly reports to builders in the first week of a month, if the site settings say so:
 * at 9 AM, and at once after a restart. What was sent is not sent again, so several servers may try.
 */
export function startMonthlyReports(): { close(): void } {
  trySending()
  return startDailyTimer(trySending, '09:00')
}
