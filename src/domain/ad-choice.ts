import type { AdSlot } from './options'

export interface BookedAd {
  readonly slot: AdSlot
  readonly active: boolean
  readonly isHouse: boolean
  /** An ad of weight 2 is drawn twice as often as one of weight 1. */
  readonly weight: number
  /** Days of San Antonio's calendar (`2026-11-20`), both of them booked; open where `null`. */
  readonly firstDay: string | null
  readonly lastDay: string | null
}

/** Whether an ad runs on a day. */
export function isRunning({ active, firstDay, lastDay }: BookedAd, today: string): boolean {
  return (
    active && (firstDay === null || firstDay <= today) && (lastDay === null || lastDay >= today)
  )
}

/**
 * The ad of a slot: one of those booked for today, drawn by their weights, and a house ad where none
 * is booked. `chance` is a number from 0 up to, but not including, 1.
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
