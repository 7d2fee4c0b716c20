import { expect, it } from 'vitest'
import { moveToDay } from './move-to-day'

// Saturday, March 6, 2027, 10 AM to 2 PM in San Antonio. The clocks change on March 14.
const openHouse = { start: '2027-03-06T16:00:00.000Z', end: '2027-03-06T20:00:00.000Z' }

it('moveToDay leaves the times of day as they are after the clocks change', () => {
  expect(moveToDay(openHouse, '2027-03-20')).toEqual({
    start: '2027-03-20T15:00:00.000Z',
    end: '2027-03-20T19:00:00.000Z',
  })
})

it('moveToDay moves the end of an event of several days by as many days', () => {
  expect(moveToDay({ ...openHouse, end: '2027-03-08T02:00:00.000Z' }, '2027-03-13')).toEqual({
    start: '2027-03-13T16:00:00.000Z',
    end: '2027-03-15T01:00:00.000Z',
  })
})

it('moveToDay moves the end with the start to another time', () => {
  expect(moveToDay(openHouse, '2027-03-07', '13:30')).toEqual({
    start: '2027-03-07T19:30:00.000Z',
    end: '2027-03-07T23:30:00.000Z',
  })
})

it('moveToDay leaves a missing end missing', () => {
  expect(moveToDay({ ...openHouse, end: null }, '2027-03-07').end).toBeNull()
})
