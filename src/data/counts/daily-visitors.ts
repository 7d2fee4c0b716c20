import 'server-only'
import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PageEvents } from '@/contract/counts/page-events'
import { keyedHash } from '@/lib/tokens/keyed-hash'

/** Who sent the events of a page. The address is `''` without the server in front. */
export interface Visitor {
  readonly address: string
  readonly agent: string
}

/** The number of browsers behind one address, such as an office, that are told apart. */
const BROWSERS_OF_AN_ADDRESS = 10

/**
 * Remembers for which ads and issues of the newsletter a visitor was counted today, so that no one
 * raises what advertisers are told, and a page that is loaded again is one visit. In memory only, under hashes whose salt is forgotten at the end of the day.
 */
export class DailyVisitors {
  private day = ''
  private salt = ''
  private readonly counted = new LRUCache<string, Set<string>>({ max: 50_000 })

  /** The events without those for which the visitor was counted on this day (`2026-11-20`). */
  withoutRepeats(events: PageEvents, visitor: Visitor, day: string): PageEvents {
    if (day !== this.day) {
      this.day = day
      this.salt = randomBytes(16).toString('base64url')
      this.counted.clear()
    }
    const isFirst = (event: string) => (of: string) => this.isFirst(`${event} ${of}`, visitor)
    return {
      ...events,
      adImpressions: events.adImpressions?.filter(isFirst('impression')),
      adClicks: events.adClicks?.filter(isFirst('click')),
      issueVisits: events.issueVisits?.filter(isFirst('visit')),
    }
  }

  private isFirst(event: string, { address, agent }: Visitor): boolean {
    const key = keyedHash(this.salt, event, address)
    const browsers = this.counted.get(key) ?? new Set()
    const browser = keyedHash(this.salt, event, agent)
    if (browsers.has(browser) || browsers.size >= BROWSERS_OF_AN_ADDRESS) return false
    this.counted.set(key, browsers.add(browser))
    return true
  }
}
