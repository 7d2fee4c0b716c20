import { log } from '@/lib/log/log'
import { callInternal } from '../http/call-internal'
import { startDailyTimer } from './daily-timer'

const remind = () =>
  void callInternal('/internal/ad-renewals').catch((error: unknown) =>
    log.warn({ err: error }, 'staff not reminded of bookings that end'),
  )

/**
 * Reminds the staff of bookings that end soon: each day at 8 AM, and at once after a restart. Each
 * booking is claimed, so several servers remind once.
 */
export function startAdRenewals(): { close(): void } {
  remind()
  return startDailyTimer(remind, '08:00')
}
