import type { ClientField } from 'payload'
import { expect, it } from 'vitest'
import { hideIdFilter } from './id-filter'

it('the id is no filter of a list, and other fields are as they were', () => {
  const fields = [
    { name: 'name', type: 'text' },
    { name: 'id', type: 'number', hidden: true, admin: { hidden: true } },
    { type: 'row', fields: [] },
  ] as unknown as ClientField[]
  hideIdFilter(fields)
  expect(fields).toEqual([
    { name: 'name', type: 'text' },
    { name: 'id', type: 'number', hidden: true, admin: { hidden: true, disableListFilter: true } },
    { type: 'row', fields: [] },
  ])
})
