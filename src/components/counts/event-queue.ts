import type { PageEvent } from '@/contract/counts/page-events'
import { sendPageEvents } from './send-page-events'

/** Events are sent in batches after this time in milliseconds, or when the page is left. */
const DELAY_MS = 5000

const untold = new Map<PageEvent, Set<string>>()
let telling: ReturnType<typeof setTimeout> | undefined

/** Sends the queued events. */
export function sendQueued(): void {
  clearTimeout(telling)
  telling = undefined
  if (untold.size === 0) return
  sendPageEvents(Object.fromEntries([...untold].map(([event, of]) => [event, [...of]])))
  untold.clear()
}

/** Queues an event of an ad, by its id, of a listing, by its path, or of an issue, by its slug. */
export function queueEvent(event: PageEvent, of: string): void {
  untold.set(event, (untold.get(event) ?? new Set()).add(of))
  telling ??= setTimeout(sendQueued, DELAY_MS)
}

addEventListener('pagehide', sendQueued)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sendQueued()
})
