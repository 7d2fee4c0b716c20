import { describe, expect, it } from 'vitest'
import {
  addRows,
  doubtfulCells,
  type GridState,
  initialState,
  listChanges,
  setCells,
} from '../grid/state'
import { compareSubmission } from './compare/compare'
import {
  enteredRows,
  enteredTable,
  gridChoices,
  gridColumns,
  gridRows,
  isInCommunity,
  newGridRow,
} from './grid'
import type { Listing } from './listing'
import { matchRecords } from './match/match'
import { readingOptions, readRows, testListing } from './submissions.fixture'

const { lists, today } = readingOptions

const weir = testListing({
  kind: 'community',
  id: 1,
  name: 'Pecan Weir',
  city: 'Boerne',
  values: {
    'community.startPrice': 350_000,
    'community.hoaFee': 75,
    'community.hoaPeriod': 'month',
    'community.amenities': lists.amenities.slice(0, 2).map(({ value }) => value),
    'community.status': 'available',
  },
})
const bend = testListing({ kind: 'community', id: 2, name: 'Oak Bend', city: 'Seguin' })
const frio = testListing({
  kind: 'plan',
  id: 7,
  name: 'Frio',
  communityId: 1,
  values: { 'plan.basePrice': 389_900, 'plan.baths': 2 },
})
const home = testListing({
  kind: 'home',
  id: 9,
  name: '214 Bluestem Run',
  communityId: 1,
  planId: 7,
  values: {
    'home.price': 401_000,
    'home.status': 'available',
    'home.stage': 'under-construction',
    'home.moveIn': '2027-02-15',
    'home.isModel': true,
  },
})
const listings: readonly Listing[] = [weir, bend, frio, home]

function createGrid(all: readonly Listing[] = listings) {
  const { rows } = gridRows(all, readingOptions)
  const sheets = gridColumns(readingOptions, { communities: [], plans: [] })
  return initialState(sheets, rows)
}

const getSheets = (state: GridState) => gridColumns(readingOptions, gridChoices(state))
const start = createGrid()

/** Changed rows in the review of a grid that was sent. */
function createReview(state: GridState, guide: readonly Listing[] = listings) {
  const rows = enteredRows(getSheets(state), state)
  const { records, problems } = readRows(enteredTable(rows, guide, lists))
  expect(problems).toEqual([])
  const { compared } = compareSubmission(records, matchRecords(records, guide), guide, today)
  return compared.filter(({ outcome }) => outcome !== 'unchanged')
}

const getChanges = (state: GridState, guide?: readonly Listing[]) =>
  createReview(state, guide).flatMap(({ kind, listing, outcome, changes }) =>
    changes.map(({ field, to, state: ready }) => [kind, listing, outcome, field, to, ready]),
  )

describe('the grid', () => {
  it('begins with the values of each listing, communities before their plans and homes', () => {
    expect(start.rows.map(({ key }) => key)).toEqual([
      'community-2',
      'community-1',
      'plan-7',
      'home-9',
    ])
    expect(start.rows[3]?.cells).toMatchObject({
      'home.address': '214 Bluestem Run',
      'community.slug': 'pecan-weir',
      'plan.name': 'Frio',
      'home.price': '401,000',
      'home.moveIn': '2/15/2027',
      'home.isModel': 'Yes',
    })
    expect(enteredRows(getSheets(start), start)).toEqual([])
  })

  it('leaves out homes that were sold long ago', () => {
    const sold = (day: string) =>
      testListing({
        ...home,
        id: 10,
        name: day,
        values: { 'home.status': 'sold', 'home.soldAt': day },
      })
    const state = createGrid([weir, sold('2026-11-02'), sold('2026-10-01')])
    expect(state.rows.map(({ cells }) => cells['home.address'])).toContain('2026-11-02')
    expect(state.rows.map(({ cells }) => cells['home.address'])).not.toContain('2026-10-01')
  })

  it.each([
    ['plan-7', 'plan.basePrice', '$389.9K'],
    ['home-9', 'home.moveIn', 'Feb 15, 2027'],
    ['home-9', 'home.status', 'AVAILABLE'],
    ['community-1', 'community.startPrice', 'from $350,000'],
  ])('takes another spelling of the same value for no change: %s %s %s', (key, column, text) => {
    const state = setCells(start, key, { [column]: text })
    expect(enteredRows(getSheets(state), state)).toEqual([])
  })
})

describe('one changed cell is exactly one change of the review', () => {
  it.each<[string, string, string, unknown[]]>([
    [
      'plan-7',
      'plan.basePrice',
      '$379,900',
      ['plan', 7, 'changed', 'plan.basePrice', 379_900, 'ready'],
    ],
    ['home-9', 'home.status', 'sold', ['home', 9, 'changed', 'home.status', 'sold', 'ready']],
    ['home-9', 'home.isModel', '', ['home', 9, 'changed', 'home.isModel', false, 'ready']],
    ['home-9', 'home.moveIn', '', ['home', 9, 'changed', 'home.moveIn', null, 'ready']],
    [
      'community-1',
      'community.startPrice',
      'from the 380s',
      ['community', 1, 'changed', 'community.startPrice', 380_000, 'unclear'],
    ],
  ])('%s %s %s', (key, column, text, change) => {
    expect(getChanges(setCells(start, key, { [column]: text }))).toEqual([change])
  })

  it('also when the newest version has another name and price than what buyers see', () => {
    const drafts = listings.map((listing) =>
      listing.id === 7
        ? { ...listing, name: 'Frio II', values: { ...listing.values, 'plan.baths': 3 } as const }
        : {
            ...listing,
            name: listing.kind === 'community' ? `The ${listing.name} Ranch` : listing.name,
          },
    )
    const state = setCells(start, 'plan-7', { 'plan.basePrice': '379900' })
    expect(getChanges(state, drafts)).toEqual([
      ['plan', 7, 'changed', 'plan.basePrice', 379_900, 'ready'],
    ])
  })

  it('a cell that says more than its column is sent as it was typed', () => {
    expect(getChanges(setCells(start, 'plan-7', { 'plan.baths': '2.5' }))).toEqual([
      ['plan', 7, 'changed', 'plan.halfBaths', 1, 'ready'],
    ])
  })
})

it('a community that was only confirmed is sent without a change', () => {
  const state = setCells(start, 'community-2', { confirmed: 'Yes' })
  const rows = enteredRows(getSheets(state), state)
  expect(rows).toEqual([{ kind: 'community', id: 2, cells: {} }])
  const { records } = readRows(enteredTable(rows, listings, lists))
  expect(records).toMatchObject([{ kind: 'community', isReference: false }])
  expect(createReview(state)).toEqual([])
})

describe('a new row', () => {
  const add = (state: GridState, kind: 'community' | 'home', community = '') =>
    addRows(state, getSheets(state)[kind], [{ sheet: kind, values: newGridRow(kind, community) }])

  it('is sent once something is typed in it, with the community that is in view', () => {
    const added = add(start, 'home', 'pecan-weir')
    expect(enteredRows(getSheets(added), added)).toEqual([])
    const state = setCells(added, 'new-1', { 'home.address': '8 Sotol Way', 'home.price': '$410k' })
    const [review] = createReview(state)
    expect(review).toMatchObject({ kind: 'home', outcome: 'new', listing: null })
    expect(review?.changes).toMatchObject([
      { field: 'home.address', to: '8 Sotol Way' },
      { field: 'home.price', to: 410_000 },
      { field: 'home.stage' },
    ])
  })

  it('can name a community that is new in the same grid', () => {
    const community = setCells(add(start, 'community'), 'new-1', {
      'community.name': 'Sotol Ridge',
      'community.city': 'Boerne',
    })
    const state = setCells(add(community, 'home'), 'new-2', {
      'home.address': '8 Sotol Way',
      'community.slug': 'sotol ridge',
    })
    expect(gridChoices(state).communities.map(({ value }) => value)).toContain('Sotol Ridge')
    const row = state.rows.at(-1)
    if (!row) throw new Error('No row')
    expect(isInCommunity(row, 'Sotol Ridge', gridChoices(state), state.saved)).toBe(true)
    expect(createReview(state).map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['community', 'new'],
      ['home', 'new'],
    ])
  })

  it('without a community is in none, not in that of the row above', () => {
    const typed = setCells(add(start, 'home'), 'new-1', { 'home.address': '8 Sotol Way' })
    const state = setCells(typed, 'home-9', { 'home.price': '402,000' })
    expect(createReview(state)).toMatchObject([
      { listing: null, outcome: 'unmatched' },
      { listing: 9, outcome: 'changed' },
    ])
  })
})

describe('a cell says at once what the review will ask', () => {
  const getWarning = (key: string, column: string, text: string) => {
    const state = setCells(start, key, { [column]: text })
    const row = state.rows.find((one) => one.key === key)
    if (!row) throw new Error('No row')
    const sheets = getSheets(state)
    return doubtfulCells(sheets[row.sheet as 'home'], row, state.saved.get(key))[column]
  }

  it.each<[string, string, string, RegExp | undefined]>([
    ['home-9', 'home.price', 'about four hundred', /price/i],
    ['home-9', 'home.price', 'TBD', /Call for pricing/],
    ['home-9', 'home.price', 'same', /leaves the listing as it is/],
    ['home-9', 'home.status', 'Framed', /Framed/],
    ['home-9', 'home.status', '', /Enter a value/],
    ['home-9', 'plan.name', 'Nueces', /none of the plans/],
    ['home-9', 'home.moveIn', 'Spring 2027', /not an exact day/],
    ['home-9', 'home.price', '$402,000', undefined],
    ['home-9', 'home.price', '', undefined],
    ['plan-7', 'plan.baths', '2.5', undefined],
  ])('%s %s %j', (key, column, text, warning) => {
    const found = getWarning(key, column, text)
    if (warning) expect(found).toMatch(warning)
    else expect(found).toBeUndefined()
  })

  it('and never keeps it from being sent', () => {
    const state = setCells(start, 'home-9', { 'home.price': 'about four hundred' })
    expect(enteredRows(getSheets(state), state)).toEqual([
      { kind: 'home', id: 9, cells: { 'home.price': 'about four hundred' } },
    ])
    expect(listChanges(getSheets(state), state)).toMatchObject([{ after: 'about four hundred' }])
  })
})
