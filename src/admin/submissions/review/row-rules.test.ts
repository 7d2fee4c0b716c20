import { describe, expect, it } from 'vitest'
import { aField, aRow, createDecision, unusual } from './review.fixture'
import {
  acceptInputs,
  describeNew,
  getRowMark,
  getTargets,
  isAcceptable,
  isDecided,
  listItems,
  needsMatch,
  priceChange,
  rejectInputs,
  undoInputs,
  withDecisions,
} from './row-rules'

const match = aRow().match

const newListing = { newAs: 'publish', decision: null, lacking: [], plan: null } as const
const lacks = (field: 'home.address' | 'home.price', isRequired: boolean) => ({
  field,
  label: 'Field',
  isRequired,
  decision: null,
})

describe('the mark of a row', () => {
  it('says first what an editor has to look at', () => {
    expect(getRowMark(aRow())).toBeNull()
    expect(getRowMark(aRow({ fields: [aField({ marks: [unusual] })] }))?.label).toBe('Unusual')
    const invalid = aField({ state: 'impossible', marks: [unusual] })
    expect(getRowMark(aRow({ fields: [invalid] }))?.label).toBe('Invalid')
    expect(getRowMark(aRow({ newListing }))?.label).toBe('New')
    expect(getRowMark(aRow({ missing: { decision: null } }))?.label).toBe('Missing')
    expect(getRowMark(aRow({ outcome: 'unmatched' }))?.label).toBe('To match')
  })

  it('says nothing of a value that is decided', () => {
    const decided = aField({ marks: [unusual], decision: createDecision('reject') })
    expect(getRowMark(aRow({ fields: [decided] }))).toBeNull()
  })
})

describe('accepting', () => {
  it('is possible for what was understood, a proposal, and a corrected value', () => {
    const impossible = aField({ state: 'impossible' })
    const typed = { value: 348_500, text: '348500' }
    expect(isAcceptable(aField())).toBe(true)
    expect(isAcceptable(impossible)).toBe(false)
    expect(isAcceptable({ ...impossible, decision: createDecision('accept', { typed }) })).toBe(
      true,
    )
    expect(isAcceptable(aField({ state: 'unclear', hasProposal: true }))).toBe(true)
    expect(isAcceptable(aField({ state: 'unclear', to: null }))).toBe(false)
  })

  it('a listing accepts all that is open and possible, also what is unusual', () => {
    const row = aRow({
      fields: [
        aField(),
        aField({ field: 'community.endPrice', marks: [unusual] }),
        aField({ field: 'community.hoaFee', state: 'unclear', hasProposal: true }),
        aField({ field: 'community.buildTime', state: 'unclear' }),
        aField({ field: 'community.status', decision: createDecision('reject') }),
      ],
      plan: { from: null, to: 'The Laredo', decision: null },
    })
    expect(acceptInputs(row).map(({ target }) => target)).toEqual([
      'community.startPrice',
      'community.endPrice',
      'community.hoaFee',
      'plan',
    ])
    expect(rejectInputs(row).map(({ target }) => target)).toEqual([
      'community.startPrice',
      'community.endPrice',
      'community.hoaFee',
      'community.buildTime',
      'plan',
    ])
    expect(undoInputs(row)).toEqual([
      { record: 'community-1', target: 'community.status', choice: null },
    ])
  })

  it('decides nothing about a missing or an unmatched row', () => {
    expect(acceptInputs(aRow({ missing: { decision: null }, fields: [] }))).toEqual([])
    expect(acceptInputs(aRow({ outcome: 'unmatched', fields: [] }))).toEqual([])
    expect(rejectInputs(aRow({ outcome: 'unmatched' }))).toEqual([])
  })
})

describe('a new listing', () => {
  const home = { kind: 'home', fields: [], outcome: 'new' } as const

  it('is published when it is complete, and a draft while something required is missing', () => {
    const row = aRow({ ...home, newListing })
    expect(describeNew(row)).toEqual({ canAccept: true, isComplete: true, as: 'publish' })
    expect(acceptInputs(row)).toMatchObject([{ target: 'listing', choice: 'accept' }])
    const price = { ...newListing, lacking: [lacks('home.price', true)] }
    expect(describeNew(aRow({ ...home, newListing: price }))).toMatchObject({
      isComplete: false,
      as: 'draft',
    })
    expect(acceptInputs(aRow({ ...home, newListing: price }))).toMatchObject([
      { target: 'listing', choice: 'draft' },
    ])
    const expected = { ...newListing, lacking: [lacks('home.price', false)] }
    expect(describeNew(aRow({ ...home, newListing: expected })).as).toBe('publish')
  })

  it('without a name is accepted once the name is filled in', () => {
    const lacking = lacks('home.address', true)
    const row = aRow({
      ...home,
      outcome: 'invalid',
      newListing: { ...newListing, lacking: [lacking] },
    })
    expect(describeNew(row).canAccept).toBe(false)
    expect(acceptInputs(row)).toEqual([])
    const typed = { value: '7 Elm', text: '7 Elm' }
    const filled = { ...lacking, decision: createDecision('accept', { typed }) }
    expect(describeNew({ ...row, newListing: { ...newListing, lacking: [filled] } })).toEqual({
      canAccept: true,
      isComplete: true,
      as: 'publish',
    })
  })

  it('is not accepted with an impossible value, and with it accepts what is proposed', () => {
    const impossible = aField({ field: 'home.price', state: 'impossible' })
    expect(acceptInputs(aRow({ ...home, newListing, fields: [impossible] }))).toEqual([])
    const stage = aField({ field: 'home.stage', state: 'unclear', hasProposal: true })
    expect(acceptInputs(aRow({ ...home, newListing, fields: [stage] }))).toMatchObject([
      { target: 'home.stage' },
      { target: 'listing' },
    ])
  })

  it('keeps what was filled in when the decision about it is taken back', () => {
    const typed = { value: 5, text: '5' }
    const filled = aField({ field: 'home.beds', decision: createDecision('accept', { typed }) })
    const row = aRow({
      ...home,
      fields: [filled],
      newListing: { ...newListing, decision: createDecision('accept') },
    })
    expect(undoInputs(row)).toEqual([{ record: 'community-1', target: 'listing', choice: null }])
  })
})

describe('a row', () => {
  it('is decided when each of its targets is', () => {
    expect(isDecided(aRow())).toBe(false)
    expect(isDecided(aRow({ fields: [aField({ decision: createDecision('reject') })] }))).toBe(true)
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
    expect(getTargets(aRow({ outcome: 'unmatched' }))).toEqual([])
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
    const decided = aRow({ fields: [aField({ decision: createDecision('accept') })] })
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
