import type { PageEvents } from '@/contract/counts/page-events'

/** Beside its only use, so that pages with ads do not load the list of all addresses for it. */
const ADDRESS = '/internal/page-events'

/** Sends page events without waiting for a response; failures are ignored. */
export function sendPageEvents(events: PageEvents): void {
  const body = new Blob([JSON.stringify(events)], { type: 'application/json' })
  navigator.sendBeacon?.(ADDRESS, body)
}
