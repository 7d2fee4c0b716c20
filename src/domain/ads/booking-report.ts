import type { AdSlot } from '../enums'
import { type AdDay, clickRate, type DayRange, sumDays } from './ad-report'

type Counts = Omit<AdDay, 'day'>

/** An ad of a booking in a period. */
export interface InsertedAd extends Counts {
  readonly id: number
  readonly name: string
  readonly slot: AdSlot
  readonly alt: string
  /** Where a click leads. */
  readonly link: string
  /** The address of its picture; `null` when the picture is gone. */
  readonly picture: string | null
  /** The days on which it was shown, and the first and last of them. */
  readonly daysShown: number
  readonly firstShown: string | null
  readonly lastShown: string | null
}

/** The ads of a booking in one slot. */
export interface SlotFigures extends Counts {
  readonly slot: AdSlot
  readonly clickRate: string
}

export interface BookingReport extends DayRange {
  readonly name: string
  readonly advertiser: string
  /** The days of the contract. */
  readonly firstDay: string
  readonly lastDay: string
  readonly ads: readonly InsertedAd[]
  readonly slots: readonly SlotFigures[]
  readonly totals: Counts
  /** The days on which any of its ads was shown. */
  readonly daysShown: number
}

/** The figures of each slot in which a booking has ads, in the order of `slots`. */
export function sumSlots(ads: readonly InsertedAd[], slots: readonly AdSlot[]): SlotFigures[] {
  return slots.flatMap((slot) => {
    const own = ads.filter((ad) => ad.slot === slot)
    if (own.length === 0) return []
    const counts = sumCounts(own)
    return [{ slot, ...counts, clickRate: clickRate(counts) }]
  })
}

export const sumCounts = (ads: readonly InsertedAd[]): Counts =>
  sumDays(ads.map(({ impressions, clicks }) => ({ day: '', impressions, clicks })))
