import { expect, it } from 'vitest'
import {
  areRemindersDue,
  chooseReminded,
  describeOverdue,
  describeReminders,
  type VerifiedBuilder,
} from './overdue'

const now = new Date('2026-11-20T18:00:00Z')
const overdue: VerifiedBuilder = {
  id: 1,
  name: 'Casa Tejas',
  email: 'sales@casa.example',
  due: 2,
  oldest: '2026-10-01T18:00:00Z',
  remindedAt: null,
}

it('overdue builders are reminded, but not without an address or twice in seven days', () => {
  const upToDate = { ...overdue, id: 2, due: 0 }
  const silent = { ...overdue, id: 3, email: null }
  const recent = { ...overdue, id: 4, remindedAt: '2026-11-14T18:00:00Z' }
  const earlier = { ...overdue, id: 5, remindedAt: '2026-11-13T18:00:00Z' }
  expect(chooseReminded([overdue, upToDate, silent, recent, earlier], now)).toEqual({
    toRemind: [overdue, earlier],
    noAddress: [silent],
    recent: [recent],
  })
})

it('a builder is overdue from the day on which its listings are due', () => {
  expect(describeOverdue({ due: 1, oldest: '2026-10-16T18:00:00Z' }, now)).toBe('1 day')
  expect(describeOverdue({ due: 1, oldest: '2026-10-01T18:00:00Z' }, now)).toBe('16 days')
  expect(describeOverdue({ due: 1, oldest: null }, now)).toBe('Never verified')
  expect(describeOverdue({ due: 0, oldest: null }, now)).toBe('Up to date')
})

it('the result names who got no reminder', () => {
  expect(
    describeReminders({ sent: 12, noAddress: ['Bluestem', 'Canyon'], recent: ['Dogwood'] }),
  ).toBe(
    '12 reminders are on their way. 2 builders have no email address: Bluestem, Canyon. 1 builder got one in the last 7 days: Dogwood.',
  )
  expect(describeReminders({ sent: 1, noAddress: [], recent: [] })).toBe(
    '1 reminder is on its way.',
  )
  expect(describeReminders({ sent: 0, noAddress: ['Bluestem'], recent: [] })).toBe(
    'No reminder was sent. 1 builder has no email address: Bluestem.',
  )
})

it('automatic reminders are due on their day, from 9 AM on', () => {
  expect(areRemindersDue(5, '2026-11-05T08:59')).toBe(false)
  expect(areRemindersDue(5, '2026-11-05T09:00')).toBe(true)
  expect(areRemindersDue(5, '2026-11-06T09:00')).toBe(false)
})
