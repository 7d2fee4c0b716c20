import { MINUTE_MS } from '@/domain/time/days'
import { log } from '@/lib/log/log'
import { callInternal } from '../http/call-internal'

/** The pause between two requests to the same website. */
const PAUSE_MS = 10 * MINUTE_MS

const check = () =>
  void callInternal('/internal/link-checks').catch((error: unknown) =>
    log.warn({ err: error }, 'links not checked'),
  )

/**
 * Checks links to other websites, some every ten minutes, so that each is checked once a week. Each
 * link is claimed, so several servers check it once. A copy of the guide without HTTPS, as on a
 * developer's machine, sends no requests.
 */
export function startLinkChecks(siteUrl: string): { close(): void } {
  if (!siteUrl.startsWith('https:')) return { close: () => {} }
  const timer = setInterval(check, PAUSE_MS).unref()
  return { close: () => clearInterval(timer) }
}
