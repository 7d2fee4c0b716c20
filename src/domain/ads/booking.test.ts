import { expect, it } from 'vitest'
import { bookingState, followingDays } from './booking'

const december = { firstDay: '2026-12-01', lastDay: '2026-12-31' }

it('a booking is planned, then runs from its first day through its last day, and then is over', () => {
  const on = (today: string) => bookingState({ ...december, isCanceled: false }, today)
  expect(['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map(on)).toEqual([
    'planned',
    'running',
    'running',
    'ended',
  ])
})

it('a canceled booking is canceled on every day', () => {
  const on = (today: string) => bookingState({ ...december, isCanceled: true }, today)
  expect(['2026-11-30', '2026-12-15', '2027-01-01'].map(on)).toEqual(
    Array.from({ length: 3 }, () => 'canceled'),
  )
})

it('whole months are followed by as many whole months, other days by as many days', () => {
  expect(followingDays(december)).toEqual({ firstDay: '2027-01-01', lastDay: '2027-01-31' })
  expect(followingDays({ firstDay: '2026-11-01', lastDay: '2027-01-31' })).toEqual({
    firstDay: '2027-02-01',
    lastDay: '2027-04-30',
  })
  expect(followingDays({ firstDay: '2026-12-10', lastDay: '2026-12-19' })).toEqual({
    firstDay: '2026-12-20',
    lastDay: '2026-12-29',
  })
})
