import { expect, it } from 'vitest'
import {
  isOverbooked,
  isUnderweight,
  type Reservation,
  type ReservedAd,
  readAvailability,
} from './availability'

const half: Reservation = {
  id: 1,
  advertiser: 'Larkspur Title',
  firstDay: '2026-12-01',
  lastDay: '2027-01-15',
  slots: ['top', 'middle'],
  share: 50,
}
const other: Reservation = { ...half, id: 2, advertiser: 'Alamo Trees', slots: ['top'] }

const read = (reservations: Reservation[], ads: ReservedAd[] = []) =>
  readAvailability({ reservations, ads }, '2026-12-09', 2)

const anAd = (booking: number | null, weight: number): ReservedAd => ({
  booking,
  weight,
  slot: 'top',
  active: true,
  isHouse: false,
  firstDay: half.firstDay,
  lastDay: half.lastDay,
})

it('a month and slot has the bookings that overlap it, with their days in the month', () => {
  const [december, january] = read([half])
  expect([december?.month, january?.month]).toEqual(['2026-12-01', '2027-01-01'])
  expect(december?.slots.map(({ slot, booked }) => [slot, booked])).toEqual([
    ['top', 50],
    ['middle', 50],
    ['bottom', 0],
  ])
  expect(january?.slots[0]?.bookings).toMatchObject([
    { advertiser: 'Larkspur Title', from: '2027-01-01', to: '2027-01-15', share: 50 },
  ])
})

it('a slot is overbooked when the shares of one day are more than 100 percent', () => {
  const top = (third: Reservation) => read([half, other, third])[1]?.slots[0]
  const after = { ...half, id: 3, firstDay: '2027-01-16', lastDay: '2027-01-31' }
  const until = { ...after, firstDay: '2027-01-15' }
  expect([top(after)?.booked, top(until)?.booked]).toEqual([100, 150])
  expect([after, until].map((third) => isOverbooked(top(third) as never))).toEqual([false, true])
})

it('the weights of the ads give a booking less than it buys when another ad weighs more', () => {
  const weighed = (...ads: ReservedAd[]) => read([half, other], ads)[0]?.slots[0]?.bookings[0]
  const fair = weighed(anAd(1, 2), anAd(2, 2))
  const light = weighed(anAd(1, 1), anAd(2, 2), anAd(null, 1))
  expect([fair?.shareByWeight, light?.shareByWeight]).toEqual([50, 25])
  expect([fair, light].map((each) => isUnderweight(each as never))).toEqual([false, true])
  expect(weighed({ ...anAd(1, 1), active: false })?.shareByWeight).toBeNull()
  expect(weighed(anAd(1, 1), { ...anAd(null, 9), isHouse: true })?.shareByWeight).toBe(100)
})
