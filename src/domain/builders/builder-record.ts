import type { Completion } from '../homes/home-history'
import { median } from '../reports/figures'

/** Homes below which nothing is said of a builder (docs/product/builders.md, Promised dates). */
export const RECORD_HOMES_MIN = 10
/** The newest homes of which the record consists. */
export const RECORD_HOMES_MAX = 100
/**
 * A date held if the home was published as ready up to this many days after it. Listings are confirmed
 * once a month, so a home can be ready for that long before the guide says so.
 */
export const HELD_WITHIN_DAYS = 30

/** How the completion dates of a builder held. */
export interface BuilderRecord<Home extends Completion> {
  /** How many of the homes were ready by their first date, or within `HELD_WITHIN_DAYS` after it. */
  readonly held: number
  /** The median of the days from the promised date to the day of readiness; negative: earlier. */
  readonly medianDays: number
  /** The homes, the last one that became ready first. */
  readonly homes: readonly Home[]
}

/** The record of a builder from its completed homes; `null` of too few. */
export function getBuilderRecord<Home extends Completion>(
  completed: readonly Home[],
): BuilderRecord<Home> | null {
  const homes = completed
    .toSorted((a, b) => b.ready.localeCompare(a.ready))
    .slice(0, RECORD_HOMES_MAX)
  if (homes.length < RECORD_HOMES_MIN) return null
  return {
    held: homes.filter(({ days }) => days <= HELD_WITHIN_DAYS).length,
    medianDays: Math.round(median(homes.map(({ days }) => days)) ?? 0),
    homes,
  }
}
