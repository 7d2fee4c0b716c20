import { expect, it } from 'vitest'
import { type BookedAd, chooseAd } from './ad-choice'

const now = new Date('2026-11-20T12:00:00Z')
const booked: BookedAd = {
  slot: 'top',
  active: true,
  isHouse: false,
  weight: 1,
  startsAt: null,
  endsAt: null,
}

it('prefers a booked ad to a house ad, and a weightier one to a lighter', () => {
  const house = { ...booked, isHouse: true, weight: 9 }
  const heavy = { ...booked, weight: 2 }
  expect(chooseAd([house, booked, heavy], 'top', now)).toBe(heavy)
  expect(chooseAd([house], 'top', now)).toBe(house)
})

it('shows an ad from its start until its end', () => {
  const before = { ...booked, startsAt: '2026-11-20T12:00:01Z' }
  const after = { ...booked, endsAt: '2026-11-20T12:00:00Z' }
  const during = { ...booked, startsAt: '2026-11-20T12:00:00Z', endsAt: '2026-11-20T12:00:01Z' }
  expect(chooseAd([before, after], 'top', now)).toBeNull()
  expect(chooseAd([before, during, after], 'top', now)).toBe(during)
})

it('leaves out ads that are switched off or stand elsewhere', () => {
  expect(
    chooseAd(
      [
        { ...booked, active: false },
        { ...booked, slot: 'middle' },
      ],
      'top',
      now,
    ),
  ).toBeNull()
})
