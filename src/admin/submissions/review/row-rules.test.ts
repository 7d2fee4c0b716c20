import { describe, expect, it } from 'vitest'
import { aField, aRow, decisionOf, unusual } from './review.fixture'
import {
  acceptRest,
  isAcceptable,
  isDecided,
  listItems,
  markOf,
  needsMatch,
  priceChange,
  targetsOf,
  withDecisions,
} from './row-rules'

const match = aRow().match

describe('the mark of a field', () => {
  it('says first what an editor has to look at', () => {
    expect(markOf(aField()).label).toBe('Changed')
    expect(markOf(aField({ from: null })).label).toBe('New')
    expect(markOf(aField({ to: null })).label).toBe('Removed')
    expect(markOf(aField({ marks: [unusual] })).label).toBe('Unusual')
    expect(markOf(aField({ state: 'unclear', marks: [unusual] })).label).toBe('Unclear')
    expect(markOf(aField({ state: 'impossible', from: null })).label).toBe('Invalid')
  })
})

describe('accepting', () => {
  it('is possible for what was understood, a proposal, and a corrected value', () => {
    const impossible = aField({ state: 'impossible' })
    const typed = { value: 348_500, text: '348500' }
    expect(isAcceptable(aField())).toBe(true)
    expect(isAcceptable(impossible)).toBe(false)
    expect(isAcceptable({ ...impossible, decision: decisionOf('accept', { typed }) })).toBe(true)
    expect(isAcceptable(aField({ state: 'unclear', hasProposal: true }))).toBe(true)
    expect(isAcceptable(aField({ state: 'unclear', to: null }))).toBe(false)
  })

  it('of the rest leaves out what is unusual, unclear or decided', () => {
    const row = aRow({
      fields: [
        aField(),
        aField({ field: 'community.endPrice', marks: [unusual] }),
        aField({ field: 'community.hoaFee', state: 'unclear', hasProposal: true }),
        aField({ field: 'community.status', decision: decisionOf('reject') }),
      ],
    })
    expect(acceptRest(row)).toEqual([
      { record: 'community-1', target: 'community.startPrice', choice: 'accept' },
    ])
  })

  it('of the rest accepts the plan of a home, and a new listing that is complete', () => {
    const plan = { from: null, to: 'The Laredo', decision: null }
    expect(acceptRest(aRow({ fields: [], plan }))).toMatchObject([{ target: 'plan' }])
    const newListing = { newAs: 'draft', decision: null } as const
    expect(acceptRest(aRow({ newListing }))).toMatchObject([{ target: 'listing' }])
    expect(acceptRest(aRow({ newListing, problems: ['No county.'] }))).toEqual([])
    expect(acceptRest(aRow({ newListing, fields: [aField({ marks: [unusual] })] }))).toEqual([])
  })

  it('of the rest decides nothing about a missing or an unmatched row', () => {
    expect(acceptRest(aRow({ missing: { decision: null }, fields: [] }))).toEqual([])
    expect(acceptRest(aRow({ outcome: 'unmatched' }))).toEqual([])
  })
})

describe('a row', () => {
  it('is decided when each of its targets is', () => {
    expect(isDecided(aRow())).toBe(false)
    expect(isDecided(aRow({ fields: [aField({ decision: decisionOf('reject') })] }))).toBe(true)
    expect(isDecided(aRow({ fields: [], outcome: 'unchanged' }))).toBe(true)
    expect(isDecided(aRow({ fields: [], missing: { decision: null } }))).toBe(false)
  })

  it('needs a match when it has none or another row has the same listing', () => {
    expect(needsMatch(aRow({ outcome: 'unmatched' }))).toBe(true)
    expect(needsMatch(aRow({ match: match && { ...match, duplicateOf: 'community-0' } }))).toBe(
      true,
    )
    expect(needsMatch(aRow())).toBe(false)
    const ignored = match && { ...match, decision: 'ignore' as const }
    expect(needsMatch(aRow({ outcome: 'unmatched', match: ignored }))).toBe(false)
    expect(targetsOf(aRow({ outcome: 'unmatched' }))).toEqual([])
  })
})

describe('decisions that are not stored yet', () => {
  const accept = {
    record: 'community-1',
    target: 'community.startPrice',
    choice: 'accept',
  } as const

  it('are shown in their row alone', () => {
    expect(withDecisions(aRow(), [accept], 'Ana').fields[0]?.decision).toMatchObject({
      choice: 'accept',
      by: 'Ana',
    })
    const other = aRow({ record: 'community-2' })
    expect(withDecisions(other, [accept], 'Ana')).toBe(other)
  })

  it('take an earlier one back, and the last one counts', () => {
    const decided = aRow({ fields: [aField({ decision: decisionOf('accept') })] })
    const back = { ...accept, choice: null }
    expect(withDecisions(decided, [back], 'Ana').fields[0]?.decision).toBeNull()
    const reject = { ...accept, choice: 'reject' } as const
    expect(withDecisions(aRow(), [accept, reject], 'Ana').fields[0]?.decision?.choice).toBe(
      'reject',
    )
  })

  it('with a typed value wait for the server, which reads it', () => {
    const row = aRow()
    expect(withDecisions(row, [{ ...accept, typed: '350k' }], 'Ana')).toBe(row)
  })
})

it('listItems lists the items that a change adds and removes', () => {
  expect(listItems('Pools, Trails', 'Trails, Playground')).toEqual([
    { text: 'Trails', change: 'same' },
    { text: 'Playground', change: 'added' },
    { text: 'Pools', change: 'removed' },
  ])
  expect(listItems(null, 'Parks')).toEqual([{ text: 'Parks', change: 'added' }])
})

it('priceChange says by how much a price changed', () => {
  expect(priceChange(aField())).toBe('down 1.2%')
  expect(priceChange(aField({ from: 300_000, to: 345_000 }))).toBe('up 15%')
  expect(priceChange(aField({ from: 300_000, to: 300_100 }))).toBe('up less than 0.1%')
  expect(priceChange(aField({ from: null }))).toBeNull()
  expect(priceChange(aField({ field: 'community.homesAvailable', from: 12, to: 9 }))).toBeNull()
})
