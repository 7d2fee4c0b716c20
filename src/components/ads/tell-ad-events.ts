import type { AdEvents } from '@/contract/ad-events'
import { paths } from '@/lib/paths'

/** Tells what became of ads, without an answer: nobody waits, and nobody hears when it fails. */
export function tellAdEvents(events: AdEvents): void {
  const body = new Blob([JSON.stringify(events)], { type: 'application/json' })
  navigator.sendBeacon?.(paths.adEvents, body)
}
