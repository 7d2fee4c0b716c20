import type { AdSlot } from '../enums'

export interface BookedAd {
  readonly slot: AdSlot
  readonly active: boolean
  readonly isHouse: boolean
  /** An ad of weight 2 is selected twice as often as one of weight 1. */
  readonly weight: number
  /** Inclusive days in San Antonio time (`2026-11-20`); `null` means unbounded. */
  readonly firstDay: string | null
  readonly lastDay: string | null
}

export function isRunning({ active, firstDay, lastDay }: BookedAd, today: string): boolean {
  return (
    active && (firstDay === null || firstDay <= today) && (lastDay === null || lastDay >= today)
  )
}

/**
 * Selects the ad for a slot: a weighted choice among the ads booked for today, or a house ad if
 * there are none. `chance` is a number from 0 (inclusive) to 1 (exclusive).
 */
export function chooseAd<Item extends BookedAd>(
  ads: readonly Item[],
  slot: AdSlot,
  today: string,
  chance: number,
): Item | null {
  const running = ads.filter((ad) => ad.slot === slot && isRunning(ad, today))
  const booked = running.filter(({ isHouse }) => !isHouse)
  return drawn(booked.length > 0 ? booked : running, chance)
}

function drawn<Item extends BookedAd>(ads: readonly Item[], chance: number): Item | null {
  let rest = chance * ads.reduce((sum, { weight }) => sum + weight, 0)
  for (const ad of ads) {
    rest -= ad.weight
    if (rest < 0) return ad
  }
  return ads.at(-1) ?? null
}
