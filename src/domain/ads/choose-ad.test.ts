import { expect, it } from 'vitest'
import { type BookedAd, chooseAd } from './choose-ad'

const today = '2026-11-20'
const booked: BookedAd = {
  slot: 'top',
  active: true,
  isHouse: false,
  weight: 1,
  firstDay: null,
  lastDay: null,
}

it('chooseAd selects a house ad only when no booked ad is running', () => {
  const house = { ...booked, isHouse: true, weight: 9 }
  for (const chance of [0, 0.5, 0.999]) {
    expect(chooseAd([house, booked], 'top', today, chance)).toBe(booked)
  }
  const over = { ...booked, lastDay: '2026-11-19' }
  expect(chooseAd([house, over], 'top', today, 0.5)).toBe(house)
})

it('chooseAd selects ads in proportion to their weights', () => {
  const light = { ...booked, weight: 1 }
  const heavy = { ...booked, weight: 3 }
  const draws = Array.from({ length: 400 }, (_, place) =>
    chooseAd([light, heavy], 'top', today, place / 400),
  )
  expect(draws.filter((ad) => ad === light)).toHaveLength(100)
  expect(draws.filter((ad) => ad === heavy)).toHaveLength(300)
})

it('chooseAd selects an ad from its first day through its last day', () => {
  const on = (firstDay: string | null, lastDay: string | null) =>
    chooseAd([{ ...booked, firstDay, lastDay }], 'top', today, 0) !== null
  expect(on('2026-11-21', null)).toBe(false)
  expect(on(null, '2026-11-19')).toBe(false)
  expect(on('2026-11-20', '2026-11-20')).toBe(true)
  expect(on('2026-11-01', '2026-12-31')).toBe(true)
})

it('chooseAd excludes inactive ads and ads of other slots', () => {
  const others = [
    { ...booked, active: false },
    { ...booked, slot: 'middle' as const },
  ]
  expect(chooseAd(others, 'top', today, 0)).toBeNull()
})
