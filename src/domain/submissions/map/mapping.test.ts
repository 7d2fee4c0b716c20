import { describe, expect, it } from 'vitest'
import type { Cell } from '../read/sheet'
import { findTables } from '../read/table'
import { readRows } from '../submissions.fixture'
import { targetChoices, targetLabel } from './columns'
import { usualHeading } from './headings'
import {
  knownMapping,
  mappingProblems,
  proposeMapping,
  rememberMapping,
  withTarget,
} from './mapping'

type Rows = readonly (readonly Cell[])[]

function createTable(rows: Rows, name: string | null = null) {
  const sheet = { name, rows: rows.map((cells, index) => ({ row: index + 1, cells })) }
  const [table] = findTables([sheet], 'row')
  if (!table) throw new Error('There is no table')
  return table
}

const targets = (rows: Rows, name?: string) =>
  proposeMapping(createTable(rows, name), []).columns.map(({ target }) => target)

describe('a heading', () => {
  it.each([
    ['Sq. Ft.', 'square feet'],
    ['SQFT', 'square feet'],
    ['Square Footage', 'square feet'],
    ['BR', 'bedrooms'],
    ['Bdrms', 'bedrooms'],
    ['# of Beds', 'number bedrooms'],
    ['BasePrice', 'base price'],
    ['Base_Price ($)', 'base price'],
    ['Subdivision #', 'community number'],
    ['Est. Completion', 'completion'],
  ])('%s is in its usual words %s', (heading, words) => {
    expect(usualHeading(heading)).toBe(words)
  })

  it.each([
    ['Price From', 'community.startPrice'],
    ['Starting at', 'community.startPrice'],
    ['Base Price', 'community.startPrice'],
    ['Starting Prce', 'community.startPrice'],
    ['Specs avail', 'community.homesAvailable'],
    ['QMI', 'community.homesAvailable'],
    ['# of plans', 'community.floorPlans'],
    ['HOA (monthly)', 'community.hoaFee'],
    ['ISD', 'community.schoolDistrict'],
    ['Favorite color', null],
    ['ZIP', null],
  ])('%s of a community is %s', (heading, target) => {
    expect(
      targets([
        ['Community', heading],
        ['Pecan Weir', null],
      ])[1],
    ).toBe(target)
  })

  it('is not believed if the values contradict it', () => {
    const rows = [
      ['Community', 'HOA'],
      ['Pecan Weir', 'Yes'],
      ['Villa Serena', 'Ask us'],
      ['Cibolo Ridge', 'Yes'],
    ]
    const { columns } = proposeMapping(createTable(rows), [])
    expect(columns[1]).toMatchObject({
      target: null,
      reason: 'The values do not fit “Community: HOA fee”',
    })
  })
})

describe('a table', () => {
  it.each([
    [
      'community',
      [
        ['Community', 'City', 'Price'],
        ['A', 'Boerne', 1],
      ],
    ],
    [
      'plan',
      [
        ['Community', 'Plan', 'Price', 'Sq Ft'],
        ['A', 'Frio', 400_000, 2000],
      ],
    ],
    [
      'home',
      [
        ['Community', 'Address', 'Plan', 'Price'],
        ['A', '1 Elm St', 'Frio', 400_000],
      ],
    ],
    [
      'mixed',
      [
        ['Type', 'Community', 'Plan', 'Price'],
        ['Community', 'A', null, 1],
        ['Plan', 'A', 'Frio', 1],
      ],
    ],
    [
      'home',
      [
        ['Type', 'Community', 'Address', 'Price'],
        ['Spec', 'A', '1 Elm St', 1],
      ],
    ],
  ] satisfies [string, Rows][])('of a %s is recognized', (kind, rows) => {
    expect(proposeMapping(createTable(rows), []).kind).toBe(kind)
  })

  it('begins below titles, and has a header of one or two rows', () => {
    const table = createTable([
      ['Larkspur Communities'],
      [],
      ['Updated 11/20'],
      ['Community', 'Price'],
      ['A', 1],
    ])
    expect([table.headerRow, table.headings]).toEqual([4, ['Community', 'Price']])
    const two = createTable([
      ['Community', 'Price', null],
      [null, 'From', 'To'],
      ['A', 1, 2],
    ])
    expect([two.headerRow, two.headings]).toEqual([2, ['Community', 'Price From', 'Price To']])
  })

  it('leaves out headers that are repeated on each page', () => {
    const rows = [
      ['Community', 'Price'],
      ['A', 1],
      ['Community', 'Price'],
      ['B', 2],
    ]
    expect(createTable(rows).rows.map(({ row }) => row)).toEqual([2, 4])
  })

  it('takes the community of its homes from the name of its sheet, unless that is a general one', () => {
    const rows = [
      ['Address', 'Price', 'Lot'],
      ['1 Elm St', 400_000, 4],
    ]
    expect(proposeMapping(createTable(rows, 'Pecan Weir'), []).community).toBe('Pecan Weir')
    const general = proposeMapping(createTable(rows, 'Available Homes'), [])
    expect(general.community).toBeNull()
    expect(mappingProblems(general)).toEqual([
      'No column says which community a row is in. Choose one, or the community of all rows.',
    ])
  })

  it('gives a row without a community that of the row above, and says so', () => {
    const { records, problems } = readRows([
      ['Community', 'Address', 'Price'],
      ['Pecan Weir', '1 Elm St', 400_000],
      [null, '2 Elm St', 410_000],
    ])
    expect(
      records.filter(({ kind }) => kind === 'home').map(({ communityRecord }) => communityRecord),
    ).toEqual(['community-1', 'community-1'])
    expect(problems).toHaveLength(1)
  })

  it('reads what one cell says about two fields', () => {
    const { records } = readRows([
      ['Community', 'Price range', 'HOA annual'],
      ['Pecan Weir', '$389,900 - $412,000', '$900'],
      ['Villa Serena', '$401,000', '$75/mo'],
    ])
    expect(records.map(({ values }) => values)).toMatchObject([
      {
        'community.startPrice': { value: 389_900 },
        'community.endPrice': { value: 412_000 },
        'community.hoaPeriod': { value: 'year', note: 'From the heading “HOA annual”' },
      },
      { 'community.hoaFee': { value: 75 }, 'community.hoaPeriod': { value: 'month' } },
    ])
  })

  it('reads baths, stages and dates that are in each other’s columns', () => {
    const { records } = readRows([
      ['Community', 'Address', 'Baths', 'Status', 'Move in date'],
      ['Pecan Weir', '1 Elm St', 2.5, 'Under construction', 'Feb 15, 2027'],
      ['Pecan Weir', '2 Elm St', '3', 'Sold', 'Now'],
    ])
    expect(records.slice(1).map(({ values }) => values)).toMatchObject([
      {
        'home.baths': { value: 2 },
        'home.halfBaths': { value: 1 },
        'home.status': { state: 'empty' },
        'home.stage': { value: 'under-construction' },
      },
      { 'home.status': { value: 'sold' }, 'home.stage': { value: 'ready' } },
    ])
  })
})

describe('a mapping', () => {
  const rows: Rows = [
    ['Community', 'Price', 'Color'],
    ['Pecan Weir', 400_000, 'x'],
  ]

  it('is remembered for the same headings in any case and order', () => {
    const chosen = withTarget(proposeMapping(createTable(rows), []), 2, 'community.buildTime')
    const stored = knownMapping(rememberMapping(chosen))
    if (!stored) throw new Error('The mapping is not known')
    const again = [
      ['COLOR', 'price', 'community '],
      ['x', 1, 'A'],
    ]
    const { columns } = proposeMapping(createTable(again), [stored])
    expect(columns.map(({ target, reason }) => [target, reason])).toEqual([
      ['community.buildTime', 'Chosen last time'],
      ['community.startPrice', 'Chosen last time'],
      ['community.name', 'Chosen last time'],
    ])
  })

  it('is remembered for what a similar layout shares with it', () => {
    const chosen = withTarget(proposeMapping(createTable(rows), []), 1, 'community.endPrice')
    const wider = [
      ['Community', 'Price', 'Color', 'City'],
      ['A', 1, 'x', 'Boerne'],
    ]
    const { columns } = proposeMapping(createTable(wider), [rememberMapping(chosen)])
    expect(columns.map(({ target }) => target)).toEqual([
      'community.name',
      'community.endPrice',
      null,
      'community.city',
    ])
  })

  it('forgets fields and kinds that the guide no longer has', () => {
    expect(knownMapping({ key: 'a', kind: 'castle', columns: {} })).toBeNull()
    expect(
      knownMapping({ key: 'a', kind: 'home', columns: { moat: 'home.moat', price: 'home.price' } })
        ?.columns,
    ).toEqual({ price: 'home.price' })
  })

  it('uses the more certain of two columns for one field', () => {
    expect(
      targets([
        ['Community', 'Price', 'Starting Prce'],
        ['A', 1, 2],
      ]),
    ).toEqual(['community.name', 'community.startPrice', null])
  })

  it('has a label for every choice', () => {
    const labels = targetChoices('mixed').map(targetLabel)
    expect(new Set(labels).size).toBe(labels.length)
  })
})
