import { daysBetween, isDay } from '../time/days'

/** The facts of a home whose changes are recorded, beside its price. */
export const homeFacts = ['moveIn', 'stage', 'status'] as const
export type HomeFact = (typeof homeFacts)[number]

/** What a home was published with, from a day until the next change of the same field. */
export interface HomeChange {
  readonly field: HomeFact | 'price'
  /** `2026-11-03`, in San Antonio. */
  readonly day: string
  /** US dollars; `null`: call for pricing, and for other fields. */
  readonly price: number | null
  /**
   * `2027-02-14` for `moveIn`, a stage or an availability; `null`: no date, and for `status` a home
   * that was withdrawn.
   */
  readonly value: string | null
  /** `start`: the home was published before its changes were recorded. */
  readonly source: string
}

/** A change of one of the listings that a home has had. */
export interface ListingChange extends HomeChange {
  /** The id of the listing; `null` if it was deleted. */
  readonly listing: number | null
}

type Changes = readonly HomeChange[]

const getSteps = (changes: Changes, field: HomeChange['field']) =>
  changes.filter((change) => change.field === field)

/** The change that applies at the end of a day. */
const findAt = (changes: Changes, field: HomeFact, day: string) =>
  getSteps(changes, field).findLast((step) => step.day <= day)

const isForSale = (status: string | null | undefined) =>
  status === 'available' || status === 'pending'

/** Whether a listing was sold or withdrawn, and not changed after a day. */
function isOver(changes: Changes, day: string): boolean {
  const status = getSteps(changes, 'status').at(-1)
  return (
    status !== undefined && !isForSale(status.value) && changes.every((change) => change.day <= day)
  )
}

/** Leaves out what was replaced on the same day, and what changed nothing. */
function withoutRepeats<Change extends HomeChange>(changes: readonly Change[]): Change[] {
  const toKey = ({ field, day }: Change) => `${field} ${day}`
  const lastOfDay = new Map(changes.map((change) => [toKey(change), change]))
  const before = new Map<Change['field'], Change>()
  return changes.filter((change) => {
    if (lastOfDay.get(toKey(change)) !== change) return false
    const { field, price, value } = change
    const earlier = before.get(field)
    before.set(field, change)
    return !earlier || earlier.price !== price || earlier.value !== value
  })
}

/**
 * The history of a home that is listed again: that of its listing after those of earlier listings at
 * its address. A listing that was not over before is another home with the same address, or a mistake,
 * so it is left out.
 *
 * @param changes of all listings at the address, the oldest first
 */
export function joinListings<Change extends ListingChange>(
  changes: readonly Change[],
  listing: number,
): Change[] {
  const byListing = new Map<number | null, Change[]>()
  for (const change of changes) {
    const known = byListing.get(change.listing)
    if (known) known.push(change)
    else byListing.set(change.listing, [change])
  }
  let joined = byListing.get(listing) ?? []
  byListing.delete(listing)
  const others = [...byListing.values()].sort((a, b) =>
    (b.at(-1)?.day ?? '').localeCompare(a.at(-1)?.day ?? ''),
  )
  for (const earlier of others) {
    const [first] = joined
    if (first && isOver(earlier, first.day)) joined = [...earlier, ...joined]
  }
  return withoutRepeats(joined)
}

/** The completion date with which a home was first published. */
export interface FirstPromise {
  /** `2027-01-10` */
  readonly date: string
  /** The day on which it was published. */
  readonly day: string
  /** Whether it is known to be the first, and not only the first that was recorded. */
  readonly isFirst: boolean
}

/**
 * The first completion date of a home; `null` without one, and if it is contradictory: a date that was
 * over when it was published, or was that of a home that was ready.
 */
export function findFirstPromise(changes: Changes): FirstPromise | null {
  const first = getSteps(changes, 'moveIn').find(({ value }) => value !== null)
  if (!first?.value || !isDay(first.value) || first.value < first.day) return null
  const stage = findAt(changes, 'stage', first.day)?.value
  if (!stage || stage === 'ready') return null
  return { date: first.value, day: first.day, isFirst: first.source !== 'start' }
}

/** By how many days the completion date moved; `null` of a home that is ready or has no date. */
export function countDaysMoved(changes: Changes): number | null {
  const first = findFirstPromise(changes)
  const current = getSteps(changes, 'moveIn').at(-1)?.value
  const stage = getSteps(changes, 'stage').at(-1)?.value
  if (!first || !current || !isDay(current) || stage === 'ready') return null
  return daysBetween(first.date, current)
}

/** How long a home was for sale in this guide. */
export interface ListedTime {
  /** The day on which it was first listed. */
  readonly since: string
  /** Days on which it was withdrawn do not count. */
  readonly days: number
  /** Whether it was listed before that day too, for an unknown time. */
  readonly isAtLeast: boolean
}

/** The time for which a home was listed until it was sold or withdrawn, or until `today`. */
export function getListedTime(changes: Changes, today: string): ListedTime | null {
  const steps = getSteps(changes, 'status')
  const first = steps.find(({ value }) => isForSale(value))
  if (!first || steps.some(({ day }) => day > today)) return null
  const days = steps
    .map(({ day, value }, index) =>
      isForSale(value) ? daysBetween(day, steps[index + 1]?.day ?? today) : 0,
    )
    .reduce((sum, period) => sum + period, 0)
  return { since: first.day, days, isAtLeast: first.source === 'start' }
}

/** A home that was published with a completion date, and became ready. */
export interface Completion {
  /** The date that was first published. */
  readonly promised: string
  /** The day from which the home was published as ready. */
  readonly ready: string
  /** Days from the promised date to that day; negative: earlier. */
  readonly days: number
}

/** The completion of a home; `null` if its first date is not known, or its stages contradict it. */
export function findCompletion(changes: Changes): Completion | null {
  const promise = findFirstPromise(changes)
  const stages = getSteps(changes, 'stage')
  const index = stages.findIndex(({ value }) => value === 'ready')
  const ready = stages[index]
  if (!promise?.isFirst || !ready || stages.slice(index).length > 1) return null
  if (promise.day >= ready.day) return null
  return {
    promised: promise.date,
    ready: ready.day,
    days: daysBetween(promise.date, ready.day),
  }
}
