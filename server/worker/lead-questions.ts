import { HOUR_MS } from '@/domain/time/days'
import { log } from '@/lib/log/log'
import { callInternal } from '../http/call-internal'

const ask = () =>
  void callInternal('/internal/lead-questions').catch((error: unknown) =>
    log.warn({ err: error }, 'buyers not asked'),
  )

/**
 * Asks buyers whether they have an answer, if the site settings say so: at once and every hour. Each
 * lead is claimed, so several servers ask once.
 */
export function startLeadQuestions(): { close(): void } {
  ask()
  const timer = setInterval(ask, HOUR_MS).unref()
  return { close: () => clearInterval(timer) }
}
