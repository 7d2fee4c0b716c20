import { paths } from '@/config/paths'
import type { AdEvents } from '@/contract/ads/ad-events'

/** Sends ad events without waiting for a response; failures are ignored. */
export function sendAdEvents(events: AdEvents): void {
  const body = new Blob([JSON.stringify(events)], { type: 'application/json' })
  navigator.sendBeacon?.(paths.adEvents, body)
}
