import { describe, expect, it } from 'vitest'
import type { ReadValue } from '../field-value'
import type { FieldId } from '../fields'
import { getField } from '../fields'
import { readingOptions, readRows } from '../submissions.fixture'
import { readValue } from './read-value'
import {
  explainRecord,
  isPossible,
  type KnownWord,
  type Meaning,
  proposeName,
  Words,
} from './words'

const known = (field: FieldId, text: string, meaning: Meaning): KnownWord => ({
  field,
  text,
  meaning,
})

const named = (field: FieldId, text: string, value: string) =>
  known(field, text, { is: 'value', value })

function explain(field: FieldId, text: string, ...words: readonly KnownWord[]): ReadValue {
  const value = readValue(getField(field).reading, text, readingOptions)
  const record = {
    id: 'home-1',
    kind: 'home',
    places: [],
    builder: null,
    community: null,
    communityRecord: null,
    plan: null,
    planRecord: null,
    isReference: false,
    values: { [field]: value },
    problems: [],
  } as const
  return explainRecord(record, new Words(words)).values[field] ?? { state: 'empty' }
}

describe('a word of a builder', () => {
  it('has the meaning that was explained, in any case and spacing', () => {
    const word = named('home.status', 'Avail', 'available')
    for (const text of ['Avail', ' AVAIL ', 'avail']) {
      expect(explain('home.status', text, word)).toMatchObject({
        state: 'value',
        value: 'available',
        note: `You said what “${text.trim()}” means`,
      })
    }
  })

  it('stays unclear for another field', () => {
    expect(
      explain('home.stage', 'Avail', named('home.status', 'Avail', 'available')),
    ).toMatchObject({ state: 'unclear', words: [{ text: 'Avail', option: null }] })
  })

  it('that is a range differs from one with a point', () => {
    const word = known('home.beds', '4-5', { is: 'proposal' })
    expect(explain('home.beds', '4-5', word)).toMatchObject({ state: 'value', value: 4 })
    expect(explain('home.beds', '4.5', word)).toMatchObject({ state: 'unclear' })
  })

  it('can stand for what is proposed, whatever that is next month', () => {
    const word = known('home.price', 'upper 300s', { is: 'proposal' })
    expect(explain('home.price', 'upper 300s', word)).toMatchObject({
      state: 'value',
      value: 370_000,
    })
    const removal = known('home.price', 'TBD', { is: 'proposal' })
    expect(explain('home.price', 'TBD', removal)).toEqual({ state: 'clear', text: 'TBD' })
  })

  it('can say nothing', () => {
    const word = known('home.status', 'see remarks', { is: 'nothing' })
    expect(explain('home.status', 'See remarks', word)).toEqual({ state: 'empty' })
  })

  it('that was understood is not asked', () => {
    expect(explain('home.status', 'Sold')).toEqual({
      state: 'value',
      value: 'sold',
      text: 'Sold',
      note: null,
    })
  })
})

describe('the words of a list', () => {
  const text = 'Pool, zip line, Trailz'

  it('are asked one by one, with the option that a slip of the pen means', () => {
    expect(explain('community.amenities', text)).toMatchObject({
      state: 'unclear',
      words: [
        { text: 'zip line', option: null },
        { text: 'Trailz', option: 'trails' },
      ],
    })
  })

  it('are added to those that were understood, and the list stays unclear until all are explained', () => {
    const trails = named('community.amenities', 'Trailz', 'parks')
    expect(explain('community.amenities', text, trails)).toMatchObject({
      state: 'unclear',
      proposal: { value: ['pools', 'parks'] },
      words: [{ text: 'zip line' }],
    })
    const none = known('community.amenities', 'zip line', { is: 'nothing' })
    expect(explain('community.amenities', text, trails, none)).toMatchObject({
      state: 'value',
      value: ['pools', 'parks'],
    })
  })

  it('that all say nothing leave the listing as it is', () => {
    const none = known('community.amenities', 'zip line', { is: 'nothing' })
    expect(explain('community.amenities', 'zip line', none)).toEqual({ state: 'empty' })
  })
})

describe('a name of a builder', () => {
  it('is replaced by the name in the guide, also where homes name it', () => {
    const { records } = readRows([
      ['Community', 'Address', 'Plan', 'Price'],
      ['Fox Glove', '214 Bluestem Run', 'Sabine II', 429_990],
    ])
    const words = new Words([
      named('community.name', 'FOX GLOVE', 'Foxglove'),
      named('plan.name', 'Sabine II', 'The Sabine'),
    ])
    const explained = records.map((record) => explainRecord(record, words))
    expect(explained).toMatchObject([
      { values: { 'community.name': { value: 'Foxglove', text: 'Fox Glove' } } },
      { kind: 'home', community: { name: 'Foxglove' }, plan: { name: 'The Sabine' } },
    ])
  })
})

it.each([
  ['Fox Glove', 'Foxglove'],
  ['Clovr', 'Clover'],
  ['Hibiscus', null],
  ['Sab', null],
])('the name in the guide that is proposed for %s is %s', (text, name) => {
  expect(proposeName(text, ['Foxglove', 'Clover', 'Sabine', 'Sabino'])).toBe(name)
})

it('a word for an option that an admin removed is asked again', () => {
  expect(isPossible(named('community.amenities', 'zip', 'zip-line'), readingOptions)).toBe(false)
  expect(isPossible(named('community.amenities', 'Pl', 'pools'), readingOptions)).toBe(true)
  expect(isPossible(named('community.name', 'Fox Glove', 'Foxglove'), readingOptions)).toBe(true)
})
