import { expect, it } from 'vitest'
import { addDays } from '../time/days'
import { getBuilderRecord, RECORD_HOMES_MAX } from './builder-record'

const complete = (...all: readonly number[]) =>
  all.map((days) => ({ promised: '2026-06-01', ready: addDays('2026-06-01', days), days }))

it('getBuilderRecord says nothing of fewer than ten homes', () => {
  expect(getBuilderRecord(complete(0, 0, 0, 0, 0, 0, 0, 0, 0))).toBeNull()
  expect(getBuilderRecord(complete(0, 0, 0, 0, 0, 0, 0, 0, 0, 0))).toMatchObject({ held: 10 })
})

it('getBuilderRecord counts the homes that were ready up to 30 days after their first date', () => {
  const record = getBuilderRecord(complete(-40, 0, 10, 20, 30, 31, 45, 60, 90, 100))
  expect(record?.held).toBe(5)
})

it('getBuilderRecord finds the median of the days by which homes were late or early', () => {
  expect(getBuilderRecord(complete(9, -4, 1, 2, 3, 4, 5, 6, 7, 100))?.medianDays).toBe(5)
  expect(getBuilderRecord(complete(-9, -8, -7, -6, -5, -4, 1, 2, 3, 4, 5))?.medianDays).toBe(-4)
})

it('getBuilderRecord lists the homes that became ready last, and no more than 100', () => {
  const all = complete(...Array.from({ length: RECORD_HOMES_MAX + 5 }, (_, index) => index))
  const record = getBuilderRecord(all)
  expect(record?.homes).toHaveLength(RECORD_HOMES_MAX)
  expect(record?.homes[0]?.days).toBe(RECORD_HOMES_MAX + 4)
  expect(record?.medianDays).toBe(55)
})
