import { MINUTE_MS } from '@/domain/time/days'
import { log } from '@/lib/log/log'
import { callInternal } from '../http/call-internal'

/**
 * Sends the email alerts that are due, every minute. One server at a time has the cursor of a
 * frequency, so several servers send each once.
 */
export function startAlerts(): { close(): void } {
  let isSending = false
  const send = () => {
    if (isSending) return
    isSending = true
    callInternal('/internal/alerts')
      .catch((error: unknown) => log.warn({ err: error }, 'alerts not sent'))
      .finally(() => {
        isSending = false
      })
  }
  const timer = setInterval(send, MINUTE_MS).unref()
  return { close: () => clearInterval(timer) }
}
