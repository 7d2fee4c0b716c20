import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { reportRange } from '@/domain/ads/ad-report'
import {
  type MonthAvailability,
  type Reservation,
  type ReservedAd,
  readAvailability,
} from '@/domain/ads/availability'
import { addMonths } from '@/domain/ads/booking'
import {
  type BookingReport,
  type InsertedAd,
  sumCounts,
  sumSlots,
} from '@/domain/ads/booking-report'
import { adSlots, getValues } from '@/domain/enums'
import { monthStart } from '@/domain/time/days'
import { siteDay } from '@/lib/dates/site-date'
import { SITE_ZONE } from '@/lib/dates/site-zone'
import { toPicture } from '../media/mapper'
import { payloadClient } from '../payload/payload-client'
import { queryOne, queryPool } from '../sql/query-pool'

/** The months for which the availability of slots is shown. */
const MONTHS = 12

const slot = z.enum(getValues(adSlots))

const reservation: z.ZodMiniType<Reservation> = z.object({
  id: z.number(),
  advertiser: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  slots: z.array(slot),
  share: z.number(),
})

const reservedAd: z.ZodMiniType<ReservedAd> = z.object({
  booking: z.nullable(z.number()),
  slot,
  active: z.boolean(),
  isHouse: z.boolean(),
  weight: z.number(),
  firstDay: z.nullable(z.string()),
  lastDay: z.nullable(z.string()),
})

const toDay = (column: 'starts_at' | 'ends_at') =>
  sql`to_char(${sql.identifier(column)} at time zone ${SITE_ZONE}, 'YYYY-MM-DD')`

/**
 * Who has booked each slot in the next months, beginning with the month of `day` or, if it is later,
 * the current one. The caller checks access.
 */
export async function findAvailability(
  day: string,
  now = new Date(),
): Promise<MonthAvailability[]> {
  const today = siteDay(now)
  const first = monthStart(day > today ? day : today)
  const [reservations, ads] = await Promise.all([
    queryPool(
      reservation,
      sql`
      select b.id, a.name as advertiser, b.share::float as share, ${toDay('starts_at')} as "firstDay",
        ${toDay('ends_at')} as "lastDay",
        array(select s.value::text from bookings_slots s where s.parent_id = b.id order by s.order) as slots
      from bookings b join advertisers a on a.id = b.advertiser_id
      where b.canceled is not true and ${toDay('ends_at')} >= ${first}
        and ${toDay('starts_at')} < ${addMonths(first, MONTHS)}
      order by a.name, b.starts_at, b.id`,
    ),
    queryPool(
      reservedAd,
      sql`
      select booking_id as booking, slot::text, coalesce(active, false) as active,
        coalesce(is_house, false) as "isHouse", weight::float as weight,
        ${toDay('starts_at')} as "firstDay", ${toDay('ends_at')} as "lastDay"
      from ads where active`,
    ),
  ])
  return readAvailability({ reservations, ads }, first, MONTHS)
}

const shownRow = z.object({
  ad: z.number(),
  impressions: z.number(),
  clicks: z.number(),
  daysShown: z.number(),
  firstShown: z.nullable(z.string()),
  lastShown: z.nullable(z.string()),
})

async function findInsertedAds(booking: number, { from, to }: { from: string; to: string }) {
  const payload = await payloadClient()
  const [{ docs }, rows, { days }] = await Promise.all([
    payload.find({
      collection: 'ads',
      where: { booking: { equals: booking } },
      depth: 1,
      pagination: false,
      sort: ['slot', 'name', 'id'],
    }),
    queryPool(
      shownRow,
      sql`
      select ad_id as ad, sum(impressions)::int as impressions, sum(clicks)::int as clicks,
        (count(*) filter (where impressions > 0))::int as "daysShown",
        (min(day) filter (where impressions > 0))::text as "firstShown",
        (max(day) filter (where impressions > 0))::text as "lastShown"
      from ad_counts join ads on ads.id = ad_id
      where booking_id = ${booking} and day between ${from}::date and ${to}::date
      group by ad_id`,
    ),
    queryOne(
      z.object({ days: z.number() }),
      sql`
      select count(distinct day)::int as days from ad_counts join ads on ads.id = ad_id
      where booking_id = ${booking} and impressions > 0
        and day between ${from}::date and ${to}::date`,
    ),
  ])
  const shown = new Map(rows.map(({ ad, ...row }) => [ad, row]))
  const never = { impressions: 0, clicks: 0, daysShown: 0, firstShown: null, lastShown: null }
  const ads = docs.map(
    (ad): InsertedAd => ({
      id: ad.id,
      name: ad.name,
      slot: ad.slot,
      alt: ad.alt,
      link: ad.link,
      picture: toPicture(ad.creative)?.src ?? null,
      ...(shown.get(ad.id) ?? never),
    }),
  )
  return { ads, daysShown: days }
}

const bookingRow = z.object({
  name: z.string(),
  advertiser: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
})

/**
 * The counts of all ads of a booking on the requested days, or on its days up to today. Returns `null`
 * when the booking does not exist. The caller checks access.
 */
export async function bookingReport(
  id: string,
  requested: { readonly from?: string | undefined; readonly to?: string | undefined },
  now = new Date(),
): Promise<BookingReport | null> {
  if (!/^\d{1,9}$/.test(id)) return null
  const [booking] = await queryPool(
    bookingRow,
    sql`
    select coalesce(b.name, a.name) as name, a.name as advertiser, ${toDay('starts_at')} as "firstDay",
      ${toDay('ends_at')} as "lastDay"
    from bookings b join advertisers a on a.id = b.advertiser_id where b.id = ${Number(id)}`,
  )
  if (!booking) return null
  const range = reportRange(booking, requested, siteDay(now))
  const { ads, daysShown } = await findInsertedAds(Number(id), range)
  const slots = sumSlots(ads, getValues(adSlots))
  const totals = sumCounts(ads)
  return { ...booking, ...range, ads, slots, totals, daysShown }
}
