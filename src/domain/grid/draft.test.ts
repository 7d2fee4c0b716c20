import { expect, it } from 'vitest'
import type { Column } from './column'
import { getDrafts, restoreDrafts } from './draft'
import { addRows, getEdits, initialState, setCells, toggleRemoved, undo } from './state'

const plans: readonly Column[] = [
  { name: 'name', label: 'Name', width: 20, kind: 'text', maxLength: 120, isRequired: true },
  { name: 'price', label: 'Price', width: 10, kind: 'price' },
]
const sheets = { plans }
const plan = (id: number) => ({ sheet: 'plans', id, values: { name: `Plan ${id}`, price: 1 } })
const start = initialState(sheets, [plan(1), plan(2), plan(3)])

it('what was not saved is restored as one step: changed, new and removed rows, also unreadable texts', () => {
  const added = addRows(start, plans, [{ sheet: 'plans', values: { price: 1 } }])
  const typed = setCells(setCells(added, 'new-1', { name: 'The Concho' }), 'plans-1', {
    price: 'TBD',
  })
  const state = toggleRemoved(typed, 'plans-2')
  const stored = JSON.parse(JSON.stringify(getDrafts(sheets, state)))
  const restored = restoreDrafts(sheets, start, stored)
  expect(restored.rows[0]?.cells).toEqual({ name: 'Plan 1', price: 'TBD' })
  expect(getEdits(sheets, restored)).toMatchObject([
    { id: 2, isRemoved: true },
    { id: null, to: { name: 'The Concho' } },
  ])
  expect(undo(restored).rows).toEqual(start.rows)
})

it('a new row is restored with what it started with', () => {
  const added = addRows(start, plans, [{ sheet: 'plans', values: { price: 1 } }])
  const state = setCells(added, 'new-1', { name: 'The Concho' })
  const restored = restoreDrafts(sheets, start, getDrafts(sheets, state))
  expect(restored.rows.at(-1)?.cells).toEqual({ name: 'The Concho', price: '1' })
})

it('a row that no longer exists is not restored', () => {
  const state = setCells(start, 'plans-3', { price: '5' })
  const fewer = initialState(sheets, [plan(1)])
  expect(restoreDrafts(sheets, fewer, getDrafts(sheets, state)).rows).toEqual(fewer.rows)
})
