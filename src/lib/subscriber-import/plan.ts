import type { PlannedLine } from '@/contract/newsletter-import'
import type { SubscriberRow } from './read'
import { type ImportedSubscriber, subscriberIn } from './subscriber'

/** A line of a file with what is to become of it; `subscriber` is there unless it is left out. */
export interface PlannedSubscriber extends PlannedLine {
  readonly subscriber: ImportedSubscriber | null
}

/** What stands already: addresses in lower case, and digests of those not to be written to. */
interface Standing {
  readonly known: ReadonlySet<string>
  readonly suppressed: ReadonlySet<string>
}

/**
 * What an import would do, line by line. Whoever is known stays exactly as they are, subscribed or
 * not; whoever must not be written to is left out, and so is what cannot be understood.
 */
export function planSubscribers(
  rows: readonly SubscriberRow[],
  { known, suppressed }: Standing,
): PlannedSubscriber[] {
  const firstLines = new Map<string, number>()
  return rows.map((row) => {
    const { subscriber, reason } = subscriberIn(row)
    const { line, cells } = row
    const name = cells.name || `${cells.firstName} ${cells.lastName}`.trim()
    const base = { line, address: cells.email, name, subscriber }
    if (!subscriber) return { ...base, outcome: 'invalid', reason }
    const first = firstLines.get(subscriber.email)
    if (first !== undefined) {
      return { ...base, outcome: 'invalid', reason: `Line ${first} has the same address` }
    }
    firstLines.set(subscriber.email, line)
    if (suppressed.has(subscriber.digest)) return { ...base, outcome: 'suppressed', reason: null }
    return { ...base, outcome: known.has(subscriber.email) ? 'known' : 'new', reason: null }
  })
}
