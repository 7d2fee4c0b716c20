import { paths } from '@/config/paths'
import type { PageEvents } from '@/contract/counts/page-events'

/** Sends page events without waiting for a response; failures are ignored. */
export function sendPageEvents(events: PageEvents): void {
  const body = new Blob([JSON.stringify(events)], { type: 'application/json' })
  navigator.sendBeacon?.(paths.pageEvents, body)
}
