import { dollars } from '../communities/price'
import type { AlertChange, AlertTarget } from '../enums'

/** What changed. The ids of alerts and listings are those of the documents. */
export type ChangedSubject = 'community' | 'plan' | 'home' | 'builder' | 'event'

/** The first value of a part of a listing and its last one; all changes between are left out. */
export interface NetChange {
  readonly subject: ChangedSubject
  /** `status`, `price`, `stage`, `verified`, `incentive:{id}` or `ending:{id}`. */
  readonly facet: string
  readonly old: string | null
  readonly new: string | null
}

/** The kind of a change. Who watches a listing that is gone hears of it, whatever they chose. */
export type ChangeKind = AlertChange | 'gone'

const isLess = (after: string | null, before: string | null) =>
  after !== null && before !== null && Number(after) < Number(before)

function getHomeKind({ old, new: now }: NetChange): ChangeKind | null {
  if (now === 'sold') return old === null ? null : 'sold'
  if (now === null) return 'gone'
  // A sale that fell through makes a home available again.
  return now === 'available' && (old === null || old === 'sold') ? 'new-home' : null
}

function getStatusKind(change: NetChange): ChangeKind | null {
  if (change.subject === 'home') return getHomeKind(change)
  if (change.subject === 'event') return change.new === null ? null : 'event'
  return change.new === null ? 'gone' : null
}

/** The kind of a change, or `null` for one that readers are not told of. */
export function getChangeKind(change: NetChange): ChangeKind | null {
  const { facet, old, new: now } = change
  if (old === now) return null
  const [part] = facet.split(':')
  switch (part) {
    case 'status':
      return getStatusKind(change)
    case 'price':
      return isLess(now, old) ? 'price-down' : null
    case 'stage':
      return now === 'ready' ? 'ready' : null
    case 'verified':
      return now === null ? null : 'verified'
    case 'incentive':
    case 'ending':
      return now === null ? null : 'incentive'
    default:
      return null
  }
}

/** The kinds that can happen to what an alert is about, in the order of the form. */
export const offeredChanges: Readonly<Record<AlertTarget, readonly AlertChange[]>> = {
  communities: ['price-down', 'new-home', 'ready', 'incentive', 'event', 'verified', 'sold'],
  'floor-plans': ['price-down', 'new-home', 'ready', 'sold'],
  homes: ['price-down', 'ready', 'sold', 'incentive', 'verified'],
  builders: ['price-down', 'new-home', 'ready', 'incentive', 'event', 'verified', 'sold'],
  search: ['price-down', 'new-home', 'ready'],
}

/** The kinds that a new form has chosen. */
export const usualChanges: readonly AlertChange[] = ['price-down', 'new-home', 'ready', 'incentive']

interface ToldChange extends Pick<NetChange, 'facet' | 'old' | 'new'> {
  readonly kind: ChangeKind
  /** The name of an event. */
  readonly name: string | null
}

/**
 * A change as a sentence without its listing.
 *
 * @param formatDay writes `2026-12-31` for readers
 */
export function describeChange(
  { kind, facet, old, new: now, name }: ToldChange,
  formatDay: (day: string) => string,
): string {
  switch (kind) {
    case 'price-down':
      return `Price reduced from ${dollars(Number(old))} to ${dollars(Number(now))}`
    case 'new-home':
      return old === null ? 'Newly listed' : 'For sale again'
    case 'ready':
      return 'Ready to move in'
    case 'sold':
      return 'Sold'
    case 'verified':
      return 'Prices verified again'
    case 'event':
      return `Event: ${name}`
    case 'incentive':
      return facet.startsWith('ending:')
        ? `Offer ends ${formatDay((now ?? '').slice(0, 10))}: ${(now ?? '').slice(11)}`
        : `${old === null ? 'New offer' : 'Offer changed'}: ${now}`
    case 'gone':
      return 'No longer in the guide'
  }
}
