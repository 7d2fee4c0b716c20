import { type AdSlot, adSlots, getValues } from '../enums'
import { addDays, monthEnd, monthStart } from '../time/days'
import { addMonths, type BookingTerms } from './booking'
import { type BookedAd, isRunning } from './choose-ad'

/** A booking that is not canceled, with the share of voice that it buys in each of its slots. */
export interface Reservation extends Omit<BookingTerms, 'isCanceled'> {
  readonly id: number
  readonly advertiser: string
  /** Percent of the views of a slot. */
  readonly share: number
}

/** An ad and its booking, if it has one. */
export interface ReservedAd extends BookedAd {
  readonly booking: number | null
}

/** A booking in a slot and month. */
export interface SlotBooking {
  readonly id: number
  readonly advertiser: string
  readonly share: number
  /** The first and last day in this month. */
  readonly from: string
  readonly to: string
  /**
   * The lowest share in percent that the weights of its ads give it on a day of the month; `null` on
   * which none of its ads runs.
   */
  readonly shareByWeight: number | null
}

export interface SlotMonth {
  readonly slot: AdSlot
  readonly bookings: readonly SlotBooking[]
  /** The highest sum of the shares on a day. Above 100, the slot is overbooked. */
  readonly booked: number
}

export interface MonthAvailability {
  /** The first day of the month. */
  readonly month: string
  readonly slots: readonly SlotMonth[]
}

export const isOverbooked = ({ booked }: SlotMonth): boolean => booked > 100

/** Whether the weights of the ads give a booking less than it buys. */
export const isUnderweight = ({ share, shareByWeight }: SlotBooking): boolean =>
  shareByWeight !== null && shareByWeight < share

const later = (one: string, other: string) => (one > other ? one : other)
const earlier = (one: string, other: string) => (one < other ? one : other)

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** The days on which something begins or ends, so the days between them are like one of them. */
function changingDays(from: string, to: string, edges: readonly (string | null)[]): string[] {
  return [...new Set([from, ...edges.filter((day) => day !== null)])].filter(
    (day) => day >= from && day <= to,
  )
}

interface Booked {
  readonly reservations: readonly Reservation[]
  readonly ads: readonly ReservedAd[]
}

function shareByWeight(id: number, ads: readonly ReservedAd[], days: readonly string[]) {
  const shares = days.flatMap((day) => {
    const running = ads.filter((ad) => !ad.isHouse && isRunning(ad, day))
    const own = sum(running.filter(({ booking }) => booking === id).map(({ weight }) => weight))
    return own === 0 ? [] : [(own / sum(running.map(({ weight }) => weight))) * 100]
  })
  return shares.length === 0 ? null : Math.floor(Math.min(...shares))
}

function readSlot(slot: AdSlot, month: string, { reservations, ads }: Booked): SlotMonth {
  const end = monthEnd(month)
  const own = reservations.filter(
    ({ slots, firstDay, lastDay }) => slots.includes(slot) && firstDay <= end && lastDay >= month,
  )
  const inSlot = ads.filter((ad) => ad.slot === slot)
  const edges = [...own, ...inSlot].flatMap(({ firstDay, lastDay }) => [
    firstDay,
    lastDay && addDays(lastDay, 1),
  ])
  const booked = changingDays(month, end, edges).map((day) =>
    sum(
      own
        .filter(({ firstDay, lastDay }) => firstDay <= day && lastDay >= day)
        .map(({ share }) => share),
    ),
  )
  return {
    slot,
    booked: Math.max(...booked),
    bookings: own.map(({ id, advertiser, share, firstDay, lastDay }) => {
      const from = later(firstDay, month)
      const to = earlier(lastDay, end)
      const days = changingDays(from, to, edges)
      return { id, advertiser, share, from, to, shareByWeight: shareByWeight(id, inSlot, days) }
    }),
  }
}

/** Who has booked each slot, in the month of a day and those after it. */
export function readAvailability(booked: Booked, day: string, months: number): MonthAvailability[] {
  return Array.from({ length: months }, (_, index) => {
    const month = addMonths(monthStart(day), index)
    return { month, slots: getValues(adSlots).map((slot) => readSlot(slot, month, booked)) }
  })
}
