import { describe, expect, it } from 'vitest'
import { type Column, displayCell, formatCell, readCell } from './column'

const named = { name: 'x', label: 'X', width: 10 }
const number: Column = { ...named, kind: 'number', min: 100, max: 20_000 }
const price: Column = { ...named, kind: 'price' }
const day: Column = { ...named, kind: 'day' }
const flag: Column = { ...named, kind: 'flag' }
const stage: Column = {
  ...named,
  kind: 'choice',
  isRequired: true,
  choices: [
    { value: 'to-be-built', label: 'To be built' },
    { value: 'ready', label: 'Ready' },
  ],
}

it.each<[Column, string, unknown]>([
  [number, '2,480', 2480],
  [number, ' 100 ', 100],
  [number, '', null],
  [price, '$389,900', 389_900],
  [price, '389,900.00', 389_900],
  [day, '12/15/2026', '2026-12-15'],
  [day, '1/5/27', '2027-01-05'],
  [day, '2026-12-15', '2026-12-15'],
  [day, 'December 15, 2026', '2026-12-15'],
  [stage, 'to be BUILT', 'to-be-built'],
  [stage, 'ready', 'ready'],
  [stage, 'To-be-built', 'to-be-built'],
  [flag, 'yes', true],
  [flag, '', false],
])('readCell reads what an editor means: %o %j', (column, text, value) => {
  expect(readCell(column, text)).toEqual({ value })
})

describe('readCell does not guess', () => {
  it.each<[Column, string, RegExp]>([
    [number, '0', /from 100 to 20,000/],
    [number, '-2400', /from 100 to 20,000/],
    [number, '2.5', /whole number/],
    [number, 'TBD', /whole number/],
    [price, 'TBD', /whole dollars/],
    [price, 'from the 380s', /whole dollars/],
    [price, '-5', /whole dollars/],
    [day, '2/30/2026', /Enter a day/],
    [day, 'Q1', /Enter a day/],
    [day, '13/1/2026', /Enter a day/],
    [stage, 'TBD', /“TBD” is not a choice. Choose To be built, Ready/],
    [stage, '', /Enter a value/],
    [flag, 'maybe', /Yes or No/],
  ])('%o %j', (column, text, problem) => {
    expect(readCell(column, text)).toEqual({ problem: expect.stringMatching(problem) })
  })
})

it('formatCell writes what readCell reads again', () => {
  expect(formatCell(number, 2480)).toBe('2,480')
  expect(formatCell(price, 389_900)).toBe('389,900')
  expect(formatCell(day, '2026-12-05')).toBe('12/5/2026')
  expect(readCell(stage, formatCell(stage, 'ready'))).toEqual({ value: 'ready' })
  expect(formatCell(flag, true)).toBe('Yes')
  expect(formatCell(price, null)).toBe('')
})

it('displayCell shows the label of a choice, and a text that is none', () => {
  expect(displayCell(stage, 'ready')).toBe('Ready')
  expect(displayCell(stage, 'READY')).toBe('Ready')
  expect(displayCell(stage, formatCell(stage, 'planned'))).toBe('planned')
  expect(displayCell(price, '5')).toBe('5')
})

it('readCell reads a choice by another text with the same meaning', () => {
  const plan: Column = {
    ...named,
    kind: 'choice',
    choices: [{ value: '77', label: 'The Frio', alias: 'new-1' }],
  }
  expect(readCell(plan, 'new-1')).toEqual({ value: '77' })
})
