import { expect, it } from 'vitest'
import { getEdits, initialState, setCells, withResults } from '@/domain/grid/state'
import {
  LISTINGS,
  listingColumns,
  listingEdits,
  listingResults,
  reversedEdits,
  storedListing,
} from './rows'

const sheets = { [LISTINGS]: listingColumns }
const now = new Date('2026-11-23T12:00:00.000Z')
const from = {
  startPrice: 389_900,
  status: 'available',
  verifiedAt: '2026-10-01T12:00:00.000Z',
} as const
const start = initialState(sheets, [storedListing({ id: 7, name: 'Oak Bend', ...from })])
const edited = (cells: Record<string, string>) =>
  getEdits(sheets, setCells(start, `${LISTINGS}-7`, cells))

it('an edit has the earlier and the new values, and the moment of the verification', () => {
  const edits = listingEdits(edited({ startPrice: '$399,900', isVerified: 'Yes' }), now)
  expect(edits).toEqual([
    { id: 7, from, to: { ...from, startPrice: 399_900, verifiedAt: now.toISOString() } },
  ])
  expect(listingEdits(edited({ startPrice: '' }), now)[0]?.to.startPrice).toBeNull()
})

it('a saved row starts from its new values, and a refused one says why', () => {
  const edits = edited({ startPrice: '5', isVerified: 'Yes' })
  const sent = listingEdits(edits, now)
  expect(listingResults(edits, sent, new Map())).toMatchObject([
    {
      saved: { id: 7, values: { startPrice: 5, isVerified: false, verifiedAt: now.toISOString() } },
    },
  ])
  const problems = { startPrice: 'It is above the highest price.' }
  const refused = new Map([[7, { state: 'invalid', problems } as const]])
  expect(listingResults(edits, sent, refused)).toMatchObject([{ problems }])
  expect(reversedEdits(sent, refused)).toEqual([])
  expect(reversedEdits(sent, new Map())[0]?.to).toEqual(from)
})

it('a row that another user changed shows the stored values and keeps what was typed', () => {
  const key = `${LISTINGS}-7`
  const typed = setCells(start, key, { startPrice: '$399,900' })
  const edits = getEdits(sheets, typed)
  const stored = { startPrice: 394_900, status: 'sold_out' }
  const changed = new Map([[7, { state: 'changed', by: 'Dana', stored } as const]])
  const results = listingResults(edits, listingEdits(edits, now), changed)
  const next = withResults(sheets, typed, results)
  expect(next.refused.get(key)).toEqual({
    startPrice: 'Dana changed this to 394,900. Save again to replace it.',
  })
  expect(next.rows[0]?.cells).toMatchObject({ startPrice: '$399,900', status: 'sold_out' })
  expect(listingEdits(getEdits(sheets, next), now)).toEqual([
    {
      id: 7,
      from: { ...from, ...stored },
      to: { ...from, ...stored, startPrice: 399_900 },
    },
  ])
})
