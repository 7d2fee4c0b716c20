import { expect, it } from 'vitest'
import { anyContains, comparableText, soughtText } from './comparable'

it.each([
  ['O’Brien', "O'Brien", 'OBRIEN', ' o`brien '],
  ['Café Río', 'cafe rio', 'CAFE  RIO', 'cafe-río'],
  ['Flint Arbor', 'flint-arbor', 'flint  arbor', 'Flint–Arbor', 'flint\u00a0arbor'],
  ['Angelo & Sons', 'angelo and sons', 'Angelo ＆ Sons'],
  ['St. Mary’s, Phase 2', "st mary's phase 2"],
])('comparableText is the same for the spellings of %s', (...spellings) => {
  expect(new Set(spellings.map(comparableText)).size).toBe(1)
})

it('comparableText keeps letters of all scripts and distinguishes words', () => {
  const texts = ['東', 'Straße', 'ΣΟΦΟΣ', '50%', 'flintarbor', 'flint arbor', '—!', '\u0000']
  expect(texts.map(comparableText)).toEqual([
    '東',
    'straße',
    'σοφος',
    '50',
    'flintarbor',
    'flint arbor',
    '',
    '',
  ])
})

it('anyContains finds a part of one of the texts, and an empty part always', () => {
  const texts = ['Angelo & Sons', 'Boerne']
  expect(anyContains(texts, soughtText('and sons'))).toBe(true)
  expect(anyContains(texts, soughtText('sons boerne'))).toBe(false)
  expect(anyContains([], soughtText(' '))).toBe(true)
})

it('punctuation alone is found nowhere', () => {
  expect(['%', '—', ' * ', '\0'].map(soughtText)).toEqual(['%', '—', '*', ''])
  expect(anyContains(['100 % * —'], soughtText('%'))).toBe(false)
})
