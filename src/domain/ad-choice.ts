import type { AdSlot } from './options'

export interface BookedAd {
  readonly slot: AdSlot
  readonly active: boolean
  readonly isHouse: boolean
  readonly weight: number
  /** ISO date and time; open where `null`. */
  readonly startsAt: string | null
  readonly endsAt: string | null
}

/** Whether an ad runs at a moment. */
export function isRunning({ active, startsAt, endsAt }: BookedAd, now: Date): boolean {
  return (
    active &&
    (startsAt === null || new Date(startsAt) <= now) &&
    (endsAt === null || new Date(endsAt) > now)
  )
}

/** The ad of a slot: the weightiest that runs, and a house ad where none is booked. */
export function chooseAd<Item extends BookedAd>(
  ads: readonly Item[],
  slot: AdSlot,
  now: Date,
): Item | null {
  const running = ads
    .filter((ad) => ad.slot === slot && isRunning(ad, now))
    .sort((a, b) => Number(a.isHouse) - Number(b.isHouse) || b.weight - a.weight)
  return running[0] ?? null
}
