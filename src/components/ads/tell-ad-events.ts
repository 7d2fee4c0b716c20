import type { AdEvents } from '@/contract/ad-events'
import { paths } from '@/lib/paths'

/** Sends ad events without waiting for a response; failures are ignored. */
export function tellAdEvents(events: AdEvents): void {
  const body = new Blob([JSON.stringify(events)], { type: 'application/json' })
  navigator.sendBeacon?.(paths.adEvents, body)
}
