import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  communityStatuses,
  counties,
  hoaPeriods,
  homeStages,
  homeStatuses,
  type Option,
} from '../../enums'
import { addDays } from '../../time/days'
import { compareSubmission } from '../compare/compare'
import type { FieldValue } from '../field-value'
import { type FieldId, type ListingKind, type SubmissionField, submissionFields } from '../fields'
import type { Listing } from '../listing'
import { matchRecords } from '../match/match'
import { isOfferField } from '../offer'
import type { Cell } from '../read/sheet'
import { findTables } from '../read/table'
import { readingOptions } from '../submissions.fixture'
import { isColumnTarget } from './columns'
import { layoutColumns, layoutRows } from './layout'
import { mappingProblems, proposeMapping } from './mapping'
import { readRecords } from './read-records'

const { lists, today } = readingOptions

/** Texts that would be read as something else, and any others. */
const text = (max: number) =>
  fc
    .oneof(
      fc.constantFrom(
        'Remove',
        'N/A',
        '-',
        '=A1',
        "'quoted",
        'clear',
        '+1',
        '@home',
        '12',
        '#4',
        'same',
      ),
      fc.stringMatching(/^[A-Za-z0-9 ,.'&()/"=+@-]{1,30}$/),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    )
    .map((one) =>
      one
        .replace(/[\p{C}\p{Z}<&;]+/gu, ' ')
        .trim()
        .slice(0, max),
    )
    .filter((one) => one !== '' && !/^['’\s]+$/.test(one))

const listed = (values: readonly { readonly value: string }[]) =>
  fc.constantFrom(...values.map(({ value }) => value))

const day = fc.integer({ min: -400, max: 400 }).map((days) => addDays(today, days))

function anyValue({ reading }: SubmissionField): fc.Arbitrary<FieldValue> {
  switch (reading.as) {
    case 'text':
    case 'code':
    case 'city':
      return text(reading.max)
    case 'paragraphs':
      return text(200)
    case 'price':
      return fc.integer({ min: 1000, max: reading.max })
    case 'fee':
    case 'credit':
    case 'count':
      return fc.integer({ min: reading.min, max: reading.max })
    case 'rate':
    case 'baths':
      return fc.integer({ min: 0, max: reading.max })
    case 'degrees':
      return reading.max > 90
        ? fc.double({ min: -99, max: -97, noNaN: true })
        : fc.double({ min: 28, max: 31, noNaN: true })
    case 'day':
      return day
    case 'flag':
      return fc.boolean()
    case 'phone':
      return fc.integer({ min: 1000, max: 9999 }).map((last) => `(210) 555-${last}`)
    case 'email':
      return fc.constantFrom('sales@example.com', 'a.b-c@example.org')
    case 'link':
      return fc.constantFrom('https://example.com/tour?id=1', 'http://example.com')
    case 'option':
      return listed(reading.options)
    case 'listed':
      return listed(lists[reading.list])
    case 'several':
      return fc.uniqueArray(listed(lists[reading.list]), { minLength: 1 })
  }
}

const separate = new Set(['name', 'number', 'slug', 'address', 'city'])

function arbitraryValues(kind: ListingKind): fc.Arbitrary<Listing['values']> {
  const fields = submissionFields.filter(
    (field) => field.kind === kind && !separate.has(field.name) && !isOfferField(field.id),
  )
  const model: Record<string, fc.Arbitrary<FieldValue | null>> = {}
  for (const field of fields) model[field.id] = fc.option(anyValue(field), { freq: 3 })
  return fc.record(model)
}

const isCommunity = (kind: ListingKind) => kind === 'community'
const getCommunity = (id: number) => 1 + (id % 3)
/** The plans 9, 10 and 11 are in the communities 1, 2 and 3. */
const getPlan = (home: number) => getCommunity(home) + 8

const listing = (kind: ListingKind, id: number): fc.Arbitrary<Listing> =>
  fc.record({
    kind: fc.constant(kind),
    id: fc.constant(id),
    slug: fc.constant(`${kind}-${id}`),
    number: fc.option(fc.constant(`N${id}`)),
    // Names that resemble each other, so that a mistaken match would show.
    name: text(30).map((one) => `${id % 7} ${one} ${id}`),
    city: fc.constantFrom('Boerne', 'San Antonio', 'Seguin'),
    isOwn: fc.constant(true),
    communityId: fc.constant(isCommunity(kind) ? null : getCommunity(id)),
    planId: fc.constant(kind === 'home' && id % 2 === 0 ? getPlan(id) : null),
    isPublished: fc.constant(true),
    values: arbitraryValues(kind),
  })

const guide = fc.tuple(
  ...[1, 2, 3].map((id) => listing('community', id)),
  ...[9, 10, 11].map((id) => listing('plan', id)),
  ...[20, 21, 22, 23].map((id) => listing('home', id)),
)

function compareRows(rows: readonly (readonly Cell[])[], listings: readonly Listing[]) {
  const sheet = { name: null, rows: rows.map((cells, index) => ({ row: index + 1, cells })) }
  const tables = findTables([sheet], 'line')
  const mappings = tables.map((table) => proposeMapping(table, []))
  expect(mappings.flatMap(mappingProblems)).toEqual([])
  const { records, problems } = readRecords(tables, mappings, readingOptions)
  expect(problems).toEqual([])
  return compareSubmission(records, matchRecords(records, listings), listings, today)
}

it('the spreadsheet layout is understood column by column as written', () => {
  const headings = layoutColumns.map(([heading]) => heading)
  const sheet = {
    name: null,
    rows: [
      { row: 1, cells: headings },
      { row: 2, cells: ['Community', null, 'Pecan Weir'] },
      { row: 3, cells: ['Home', null, 'Pecan Weir'] },
    ],
  }
  const [table] = findTables([sheet], 'line')
  if (!table) throw new Error('The layout has no table')
  const { kind, columns } = proposeMapping(table, [])
  expect(kind).toBe('mixed')
  expect(columns.map(({ target }) => target)).toEqual(layoutColumns.map(([, target]) => target))
  expect(columns.every(({ target }) => target !== null && isColumnTarget(target))).toBe(true)
})

it('the spreadsheet layout has a column for every field but those of offers', () => {
  const targets = layoutColumns.map(([, target]) => target)
  const missing = submissionFields.filter(({ id, kind, name }) => {
    if (isOfferField(id)) return false
    const isShared = targets.some((target) => target.startsWith('row.'))
    return !targets.includes(id) && !(isShared && sharedNames[kind]?.includes(name))
  })
  expect(missing.map(({ id }) => id)).toEqual([])
})

const sharedNames: Readonly<Partial<Record<ListingKind, readonly string[]>>> = {
  community: ['startPrice', 'status', 'homeTypes', 'description'],
  plan: ['basePrice', 'homeType', 'squareFeet', 'beds', 'baths', 'halfBaths', 'description'],
  home: ['price', 'status', 'squareFeet', 'beds', 'baths', 'halfBaths'],
}

it('the spreadsheet layout changes nothing when read back', () => {
  fc.assert(
    fc.property(guide, (listings) => {
      const { compared, missing } = compareRows(layoutRows(listings, lists), listings)
      expect(compared.flatMap(({ changes }) => changes)).toEqual([])
      expect(compared.map(({ outcome }) => outcome)).toEqual(listings.map(() => 'unchanged'))
      expect(missing).toEqual([])
    }),
    { numRuns: 80 },
  )
})

const changed = fc.tuple(guide, fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1000, max: 9e6 }))

const priceFields: Readonly<Record<ListingKind, FieldId>> = {
  community: 'community.startPrice',
  plan: 'plan.basePrice',
  home: 'home.price',
}

it('the spreadsheet layout changes exactly the one price that was edited in a row', () => {
  const column = layoutColumns.findIndex(([, target]) => target === 'row.price')
  fc.assert(
    fc.property(changed, ([listings, index, price]) => {
      const rows = layoutRows(listings, lists).map((row) => [...row])
      const row = rows[index + 1]
      if (!row) throw new Error('There is no such row')
      // Rows are grouped by community, so the listing is found by what its row says.
      const before = row[column] ?? null
      fc.pre(before !== price)
      row[column] = price
      const { compared } = compareRows(rows, listings)
      const changes = compared.flatMap(({ kind, changes: all }) =>
        all.map(({ field, from, to }) => [field === priceFields[kind], from, to]),
      )
      expect(changes).toEqual([[true, before, price]])
    }),
    { numRuns: 40 },
  )
})

it.each<{ options: readonly Option[] }>([
  { options: communityStatuses },
  { options: counties },
  { options: hoaPeriods },
  { options: homeStages },
  { options: homeStatuses },
])('labels of options are distinct, so that they are read back', ({ options }) => {
  const labels = options.map(({ label }) => label.toLowerCase())
  expect(new Set(labels).size).toBe(labels.length)
})
