import { log } from '@/lib/log/log'
import { callInternal } from '../http/call-internal'
import { startDailyTimer } from './daily-timer'

const deleteExpired = () =>
  void callInternal('/internal/retention').catch((error: unknown) =>
    log.warn({ err: error }, 'expired data not deleted'),
  )

/**
 * Deletes the personal data whose time in the site settings is over, each day at 3 AM. Of several
 * servers, the later ones find nothing left.
 */
export const startDailyRetention = () => startDailyTimer(deleteExpired, '03:00')
