import { describe, expect, it } from 'vitest'
import type { Cell } from '../read/sheet'
import { findTables, noHints } from '../read/table'
import { readingOptions } from '../submissions.fixture'
import { proposeMapping, rememberMapping, withKind, withMark } from './mapping'
import { previewTable } from './preview'
import { readRecords } from './read-records'
import { rowRoles } from './row-role'

function createSheet(rows: readonly (readonly Cell[])[]) {
  return { name: null, rows: rows.map((cells, index) => ({ row: index + 1, cells })) }
}

function firstTable(rows: readonly (readonly Cell[])[], hints: Partial<typeof noHints> = {}) {
  const [table] = findTables([createSheet(rows)], 'row', { ...noHints, ...hints })
  if (!table) throw new Error('There is a table')
  return table
}

const list = [
  ['Our December list'],
  ['Plan', 'Sq Ft', 'Base Price'],
  ['Abbott', 1610, 363_000],
  ['PHASE 2: LEDGE', 'closing out'],
  ['Chatham', 1865, 381_000],
  ['Prices may change.'],
]

describe('the row with the headings', () => {
  it('is the one that an editor chooses, and what is above it is no listing', () => {
    const rows = [
      ['Plan', 'Sq Ft', 'Base Price'],
      ['(name)', '(feet)', '(dollars)'],
      ['Name of it', 'How big', 'How much'],
      ['Abbott', 1610, 363_000],
    ]
    expect(firstTable(rows)).toMatchObject({ headerRow: 1 })
    const chosen = firstTable(rows, { headers: { 0: 3 } })
    expect(chosen).toMatchObject({
      headerRow: 3,
      headings: ['Name of it', 'How big', 'How much'],
      rows: [{ row: 4 }],
    })
    expect(chosen.above.map(({ row }) => row)).toEqual([1, 2, 3])
  })

  it('stays the chosen one if the next row looks like headings, too', () => {
    const rows = [
      ['Plan', 'Sq Ft', 'Base Price'],
      ['Model', 'Size', 'From'],
      ['Abbott', 1610, 363_000],
    ]
    expect(firstTable(rows).above.map(({ row }) => row)).toEqual([1, 2])
    expect(firstTable(rows, { headers: { 0: 1 } })).toMatchObject({
      headerRow: 1,
      rows: [{ row: 2 }, { row: 3 }],
    })
  })

  it('can be missing: then all rows are listings', () => {
    const rows = [
      ['Abbott', 'Plan', 363_000],
      ['Chatham', 'Plan', 381_000],
    ]
    const table = firstTable(rows, { headers: { 0: null } })
    expect(table).toMatchObject({ headerRow: null, headings: ['', '', ''] })
    expect(table.rows).toHaveLength(2)
  })

  it('is found by the headings that the builder sent before', () => {
    const rows = [
      ['Community', 'City', 'Price'],
      ['Kzq', 'Wvu', 'Xtr'],
      ['Flint Arbor', 'Boerne', 363_000],
    ]
    const before = proposeMapping(firstTable(rows, { headers: { 0: 2 } }), [])
    const { key } = rememberMapping(before)
    expect(firstTable(rows)).toMatchObject({ headerRow: 1 })
    expect(firstTable(rows, { layouts: [key] })).toMatchObject({ headerRow: 2 })
  })
})

describe('a row', () => {
  it('that an editor takes for the beginning of a community begins one, and so do others with a single name', () => {
    const table = firstTable([...list.slice(0, 5), ['Rose Hollow'], ['Devon', 1960, 402_000]])
    const mapping = proposeMapping(table, [])
    expect(mapping.hasSections).toBe(false)
    const marked = withMark(mapping, 4, 'section')
    expect(previewTable(table, marked).sections).toEqual(['PHASE 2: LEDGE', 'Rose Hollow'])
    const { records } = readRecords([table], [marked], readingOptions)
    expect(
      records.filter(({ kind }) => kind === 'plan').map(({ community }) => community?.name ?? null),
    ).toEqual([null, 'PHASE 2: LEDGE', 'Rose Hollow'])
  })

  it('that looks like a remark is a listing if an editor says so, and one that is left out is reported', () => {
    const table = firstTable(list)
    const mapping = { ...proposeMapping(table, []), community: 'Ledge' }
    expect(rowRoles(table, mapping).map(({ is }) => is)).toEqual([
      'listing',
      'listing',
      'listing',
      'left-out',
    ])
    const marked = withMark(withMark(mapping, 6, 'listing'), 3, 'left-out')
    const { records, problems } = readRecords([table], [marked], readingOptions)
    const names = records.map(({ values }) => values['plan.name'])
    expect(names).not.toContainEqual(expect.objectContaining({ value: 'Abbott' }))
    expect(names).toContainEqual(expect.objectContaining({ value: 'Prices may change.' }))
    expect(problems.map(({ place }) => place?.row)).toContain(3)
  })

  it('stays what an editor said when the rows of its table become something else', () => {
    const table = firstTable(list)
    const marked = withMark(proposeMapping(table, [], 'community'), 4, 'section')
    const plans = withKind(marked, table, [], 'plan')
    expect(plans).toMatchObject({ kind: 'plan', hasSections: true })
    expect(rowRoles(table, plans)[1]).toEqual({ is: 'section', name: 'PHASE 2: LEDGE' })
  })

  it('has its old role again when its mark is taken back', () => {
    const table = firstTable(list)
    const mapping = proposeMapping(table, [])
    const marked = withMark(withMark(mapping, 3, 'left-out'), 3, null)
    expect(rowRoles(table, marked)).toEqual(rowRoles(table, mapping))
  })
})

it('the preview shows the first rows as they are, under titles and headings', () => {
  const table = firstTable(list)
  expect(previewTable(table, proposeMapping(table, []))).toEqual({
    preview: [
      { row: 1, cells: ['Our December list', '', ''], role: 'above' },
      { row: 2, cells: ['Plan', 'Sq Ft', 'Base Price'], role: 'heading' },
      { row: 3, cells: ['Abbott', '1610', '363000'], role: 'listing' },
      { row: 4, cells: ['PHASE 2: LEDGE', 'closing out', ''], role: 'listing' },
      { row: 5, cells: ['Chatham', '1865', '381000'], role: 'listing' },
      { row: 6, cells: ['Prices may change.', '', ''], role: 'left-out' },
    ],
    rows: 3,
    sections: [],
  })
})
