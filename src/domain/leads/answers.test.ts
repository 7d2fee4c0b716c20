import { expect, it } from 'vitest'
import { describeAnswerRecord, getAnswerRecord, getNextAnswer } from './answers'

it('a builder has a record from ten answers on', () => {
  expect(getAnswerRecord({})).toBeNull()
  expect(getAnswerRecord({ 'same-day': 5, 'not-yet': 4 })).toBeNull()
  expect(getAnswerRecord({ 'same-day': 5, 'not-yet': 5 })).toEqual({
    asked: 10,
    inTime: 5,
    typical: 'same-day',
  })
})

it('a typical day needs ten buyers who said on which day it was', () => {
  const counts = { 'in-time': 8, 'next-day': 3, later: 1 }
  expect(getAnswerRecord(counts)).toEqual({ asked: 12, inTime: 11, typical: null })
  expect(getAnswerRecord({ ...counts, 'next-day': 9 })?.typical).toBe('next-day')
})

it('the typical day is the median, and buyers without an answer count', () => {
  expect(getAnswerRecord({ 'same-day': 4, 'next-day': 1, 'not-yet': 6 })?.typical).toBe('not-yet')
  expect(getAnswerRecord({ 'same-day': 4, 'second-day': 6, later: 2 })?.typical).toBe('second-day')
})

it('the sentence names the typical day only if it is one of the two', () => {
  expect(describeAnswerRecord({ asked: 12, inTime: 10, typical: 'next-day' })).toBe(
    '10 of 12 buyers had an answer within two days. The typical answer came the next day.',
  )
  expect(describeAnswerRecord({ asked: 12, inTime: 3, typical: 'not-yet' })).toBe(
    '3 of 12 buyers had an answer within two days.',
  )
})

it('a yes is in time, unless the buyer had none before', () => {
  expect(getNextAnswer(null, 'yes')).toBe('in-time')
  expect(getNextAnswer('same-day', 'yes')).toBe('same-day')
  expect(getNextAnswer('not-yet', 'yes')).toBe('later')
  expect(getNextAnswer('in-time', 'not-yet')).toBe('not-yet')
})
