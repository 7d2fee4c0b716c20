import type { PlannedLine } from '@/contract/newsletter/newsletter-import'
import type { SubscriberRow } from './read'
import { type ImportedSubscriber, subscriberIn } from './subscriber'

/** A row with its planned outcome; `subscriber` is `null` if the row is skipped. */
export interface PlannedSubscriber extends PlannedLine {
  readonly subscriber: ImportedSubscriber | null
}

/** Existing data: known addresses in lower case, and digests of suppressed addresses. */
interface Existing {
  readonly known: ReadonlySet<string>
  readonly suppressed: ReadonlySet<string>
}

/**
 * Plans an import row by row. Known subscribers are not changed, whether subscribed or not;
 * suppressed addresses and invalid rows are skipped.
 */
export function planSubscribers(
  rows: readonly SubscriberRow[],
  { known, suppressed }: Existing,
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
