import { describe, expect, it } from 'vitest'
import { aField, aRow, createDecision } from './review.fixture'
import { describeRow, getCells, getColumns, groupRows, sayDecision } from './review-cells'

const home = (record: string, detail: string, fields = [aField({ field: 'home.price' })]) =>
  aRow({ record, kind: 'home', name: `Home ${record}`, detail, fields })

describe('the columns of a page', () => {
  it('are the fields that changed, in the order of the form, and the plan last', () => {
    const rows = [
      home('1', 'Alder', [aField({ field: 'home.moveIn', label: 'Move-in date' })]),
      aRow({
        ...home('2', 'Alder', [aField({ field: 'home.price', label: 'Price' })]),
        plan: { from: null, to: 'The Laredo', decision: null },
      }),
    ]
    expect(getColumns(rows)).toEqual([
      { target: 'home.price', label: 'Price' },
      { target: 'home.moveIn', label: 'Move-in date' },
      { target: 'plan', label: 'Floor plan' },
    ])
  })

  it('have nothing of new, ignored and unmatched rows', () => {
    const newListing = { newAs: 'publish', decision: null, lacking: [], plan: null } as const
    expect(getCells(aRow({ newListing }))).toEqual([])
    expect(getCells(aRow({ outcome: 'unmatched' }))).toEqual([])
    const { match } = aRow()
    expect(getCells(aRow({ match: match && { ...match, decision: 'ignore' } }))).toEqual([])
  })
})

describe('the rows of a page', () => {
  it('are grouped by kind, and homes by their community', () => {
    const groups = groupRows([
      home('1', 'Alder'),
      aRow({ record: '2' }),
      home('3', 'Briar'),
      home('4', 'Alder'),
    ])
    expect(
      groups.map(({ title, communities }) => [
        title,
        communities.map(({ name, rows }) => [name, rows.map(({ record }) => record)]),
      ]),
    ).toEqual([
      ['Communities', [[null, ['2']]]],
      [
        'Homes',
        [
          ['Alder', ['1', '4']],
          ['Briar', ['3']],
        ],
      ],
    ])
  })

  it('say what they are', () => {
    expect(describeRow(aRow())).toBe('Mission Oaks, 1 change')
    const decided = [aField({ decision: createDecision('accept') }), aField()]
    expect(describeRow(aRow({ fields: decided }))).toBe('Mission Oaks, 2 changes, 1 decided')
    expect(describeRow(aRow({ missing: { decision: createDecision('keep') } }))).toBe(
      'Mission Oaks, not sent this month, decided',
    )
    expect(describeRow(aRow({ outcome: 'unmatched' }))).toBe('Mission Oaks, which community is it?')
  })
})

it('sayDecision says whether a value was accepted or rejected', () => {
  const said = [null, createDecision('accept'), createDecision('reject')].map(sayDecision)
  expect(said).toEqual([null, 'accepted', 'rejected'])
})
