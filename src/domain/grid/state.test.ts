import { describe, expect, it } from 'vitest'
import type { Column } from './column'
import {
  addRows,
  changedColumns,
  doubtfulCells,
  type GridState,
  getColumns,
  getEdits,
  initialState,
  listChanges,
  pasteBlock,
  redo,
  setCells,
  toggleRemoved,
  undo,
  unreadableCells,
  withResults,
  withStored,
} from './state'

const homes: readonly Column[] = [
  { name: 'address', label: 'Address', width: 20, kind: 'text', maxLength: 160, isRequired: true },
  { name: 'price', label: 'Price', width: 10, kind: 'price' },
  {
    name: 'status',
    label: 'Availability',
    width: 10,
    kind: 'choice',
    isRequired: true,
    choices: [
      { value: 'available', label: 'Available' },
      { value: 'sold', label: 'Sold' },
    ],
  },
]
const sheets = { homes }
const fresh = { address: null, price: null, status: 'available' }

const home = (id: number) => ({
  sheet: 'homes',
  id,
  values: { address: `${id} Bluestem Run`, price: 300_000 + id, status: 'available' },
})

const start = initialState(sheets, [home(1), home(2), home(3)])

const getTexts = (state: GridState, name = 'price') => state.rows.map(({ cells }) => cells[name])

const paste = (state: GridState, at: { key: string; column: string }, block: string[][]) =>
  pasteBlock(state, { sheet: 'homes', columns: homes, block, fresh, rowsMax: 5, ...at })

function pasted(state: GridState, at: { key: string; column: string }, block: string[][]) {
  const next = paste(state, at, block)
  if (typeof next === 'string') throw new Error(next)
  return next
}

const saveAll = (state: GridState, id = 77) =>
  withResults(
    sheets,
    state,
    getEdits(sheets, state).map(({ key, id: own, from, to, isRemoved }) =>
      isRemoved
        ? { key, removed: true }
        : { key, saved: { id: own ?? id, values: { ...from, ...to } } },
    ),
  )

it('a grid is unchanged at first, and after another spelling of the same value', () => {
  expect(getEdits(sheets, start)).toEqual([])
  const same = setCells(start, 'homes-1', { price: '$300,001.00', status: 'AVAILABLE' })
  expect(getEdits(sheets, same)).toEqual([])
})

it('an edit has the changed values, with those that the editor saw', () => {
  const state = setCells(start, 'homes-2', { price: '$412,000' })
  expect(getEdits(sheets, state)).toEqual([
    {
      key: 'homes-2',
      sheet: 'homes',
      id: 2,
      from: home(2).values,
      to: { price: 412_000 },
      isRemoved: false,
      copyOf: null,
    },
  ])
  expect(listChanges(sheets, state)).toMatchObject([
    { key: 'homes-2', kind: 'changed', before: '300,002', after: '$412,000' },
  ])
})

it('a text that cannot be read stays, with the reason, and is not sent', () => {
  const state = setCells(setCells(start, 'homes-1', { price: 'TBD' }), 'homes-2', { price: '5' })
  const [row] = state.rows
  if (!row) throw new Error('No row')
  expect(unreadableCells(homes, row, state.saved.get(row.key))).toEqual({
    price: expect.stringContaining('whole dollars'),
  })
  expect(getTexts(state)[0]).toBe('TBD')
  expect(getEdits(sheets, state).map(({ key }) => key)).toEqual(['homes-2'])
})

describe('a column that is read by other rules', () => {
  const read = (text: string) =>
    /^\d*$/.test(text) ? { value: Number(text) } : { value: text, warning: 'Not a number.' }
  const columns: readonly Column[] = [
    { name: 'address', label: 'Address', width: 9, kind: 'text', maxLength: 9, isFixed: true },
    { name: 'price', label: 'Price', width: 9, kind: 'price', read },
  ]
  const getDoubts = (state: GridState, key: string) => {
    const row = state.rows.find((one) => one.key === key)
    return row && doubtfulCells(columns, row, state.saved.get(key))
  }

  it('takes every text, and says what is not certain about a changed one', () => {
    const state = setCells(start, 'homes-1', { price: 'TBD' })
    expect(getEdits({ homes: columns }, state)).toMatchObject([{ to: { price: 'TBD' } }])
    expect(getDoubts(state, 'homes-1')).toEqual({ price: 'Not a number.' })
    expect(getDoubts(state, 'homes-2')).toEqual({})
    expect(listChanges({ homes: columns }, state)).toMatchObject([{ problem: 'Not a number.' }])
  })

  it('takes another spelling of the stored value for no change', () => {
    const state = setCells(start, 'homes-1', { price: '300001' })
    expect(getEdits({ homes: columns }, state)).toEqual([])
  })
})

describe('a pasted block', () => {
  const at = { key: 'homes-2', column: 'price' }

  it('fills several columns and rows from the cell with the focus, and adds rows at the end', () => {
    const state = pasted(start, at, [
      ['$1', 'Sold'],
      ['2', 'sold'],
      ['3', 'TBD'],
    ])
    expect(getTexts(state)).toEqual(['300,001', '$1', '2', '3'])
    expect(getTexts(state, 'status')).toEqual(['available', 'sold', 'sold', 'TBD'])
    expect(state.rows[3]).toMatchObject({ key: 'new-1', cells: { address: '' } })
  })

  it('fills only rows that are in view, and adds the others at the end', () => {
    const next = pasteBlock(start, {
      sheet: 'homes',
      columns: homes,
      block: [['1'], ['2']],
      fresh,
      rowsMax: 5,
      shows: ({ key }) => key !== 'homes-3',
      ...at,
    })
    expect(typeof next === 'string' ? next : getTexts(next)).toEqual([
      '300,001',
      '1',
      '300,003',
      '2',
    ])
  })

  it('is one step, undone and redone as a whole', () => {
    const state = pasted(start, at, [['1'], ['2'], ['3']])
    expect(getTexts(undo(state))).toEqual(getTexts(start))
    expect(getTexts(redo(undo(state)))).toEqual(getTexts(state))
    expect(undo(start)).toBe(start)
  })

  it('is refused when it has more columns or rows than the table', () => {
    expect(paste(start, at, [['1', 'Sold', '3']])).toMatch(/3 columns, but .* only 2/)
    expect(paste(start, at, Array(5).fill(['1']))).toMatch(/5 rows, but .* at most 5/)
    const closed = {
      sheet: 'homes',
      columns: homes,
      rowsMax: 5,
      ...at,
      block: Array(3).fill(['1']),
    }
    expect(pasteBlock(start, closed)).toMatch(/3 rows, but .* only 2/)
  })
})

describe('a new row', () => {
  const added = addRows(start, homes, [{ sheet: 'homes', values: fresh }], 'homes-1')

  it('is no change until something is typed in it', () => {
    expect(added.rows[1]).toMatchObject({ key: 'new-1', cells: { status: 'available' } })
    expect(getEdits(sheets, added)).toEqual([])
    const typed = setCells(added, 'new-1', { address: '4 Bluestem Run' })
    expect(getEdits(sheets, typed)).toMatchObject([
      { id: null, to: { address: '4 Bluestem Run', price: null, status: 'available' } },
    ])
    expect(listChanges(sheets, typed)).toMatchObject([{ key: 'new-1', kind: 'added' }])
  })

  it('says what is missing', () => {
    const typed = setCells(added, 'new-1', { price: '1' })
    const row = typed.rows[1]
    if (!row) throw new Error('No row')
    expect(unreadableCells(homes, row, typed.saved.get('new-1'))).toEqual({
      address: 'Enter a value.',
    })
  })

  it('is there after it was saved, whatever is undone', () => {
    const saved = saveAll(setCells(added, 'new-1', { address: '4 Bluestem Run' }))
    expect(getEdits(sheets, saved)).toEqual([])
    expect(saved.saved.get('new-1')?.id).toBe(77)
    const undone = undo(undo(saved))
    expect(undone.rows.map(({ key }) => key).toSorted()).toEqual([
      'homes-1',
      'homes-2',
      'homes-3',
      'new-1',
    ])
    expect(getEdits(sheets, undone)).toEqual([])
  })

  it('disappears when it is removed before it was saved', () => {
    expect(toggleRemoved(added, 'new-1').rows).toHaveLength(3)
  })
})

it('a removed row is sent as such, and is gone once it was removed', () => {
  const state = toggleRemoved(start, 'homes-2')
  expect(getEdits(sheets, state)).toMatchObject([{ id: 2, to: {}, isRemoved: true }])
  expect(getEdits(sheets, toggleRemoved(state, 'homes-2'))).toEqual([])
  const saved = saveAll(state)
  expect(saved.rows).toHaveLength(2)
  expect(undo(saved).rows).toHaveLength(2)
})

describe('after a save', () => {
  const typed = setCells(start, 'homes-1', { price: '$5' })

  it('nothing is left to save, and undoing is a new change', () => {
    const saved = saveAll(typed)
    expect(getTexts(saved)[0]).toBe('5')
    expect(getEdits(sheets, saved)).toEqual([])
    expect(getEdits(sheets, undo(saved))).toMatchObject([
      { from: { price: 5 }, to: { price: 300_001 } },
    ])
  })

  it('of a row that another user changed, both values are known and the typed one stays', () => {
    const stored = { ...home(1).values, price: 7, status: 'sold' }
    const state = withResults(sheets, typed, [{ key: 'homes-1', changedBy: 'Dana', stored }])
    expect(state.rows[0]?.cells).toEqual({
      address: '1 Bluestem Run',
      price: '$5',
      status: 'sold',
    })
    expect(state.refused.get('homes-1')).toEqual({
      price: 'Dana changed this to 7. Save again to replace it.',
    })
    expect(getEdits(sheets, state)).toMatchObject([{ from: stored, to: { price: 5 } }])
    const edited = setCells(state, 'homes-1', { price: '6' })
    expect(edited.refused.has('homes-1')).toBe(false)
  })

  it('what was typed meanwhile is still to be saved', () => {
    const later = setCells(typed, 'homes-1', { price: '9', status: 'Sold' })
    const stored = { ...home(1).values, price: 5 }
    const result = { key: 'homes-1', saved: { id: 1, values: stored } }
    const saved = withResults(sheets, later, [result], typed.rows)
    expect(getEdits(sheets, saved)).toMatchObject([
      { from: stored, to: { price: 9, status: 'sold' } },
    ])
  })

  it('undo takes back what the editor did, not what was changed elsewhere', () => {
    const stored = { ...home(1).values, price: 5, status: 'sold' }
    const saved = withResults(sheets, typed, [{ key: 'homes-1', saved: { id: 1, values: stored } }])
    const [row] = undo(saved).rows
    expect(row?.cells).toMatchObject({ price: '300,001', status: 'sold' })
  })
})

it('a value that was saved at once is no step, and stays when earlier steps are undone', () => {
  const typed = setCells(start, 'homes-1', { price: '5' })
  const sold = withStored(sheets, typed, 'homes-1', { status: 'sold' })
  const undone = undo(sold)
  expect(undone.rows[0]?.cells).toMatchObject({ price: '300,001', status: 'sold' })
  const row = undone.rows[0]
  expect(
    row && changedColumns(getColumns(sheets, 'homes'), row, undone.saved.get('homes-1')),
  ).toEqual([])
})
