import { expect, it } from 'vitest'
import { rowEnds } from './row-scroll'

const row = { clientWidth: 400, scrollWidth: 1000 }

it('rowEnds detects the start, middle and end of a row with a tolerance of a pixel', () => {
  expect(rowEnds({ ...row, scrollLeft: 0 })).toEqual({ atStart: true, atEnd: false })
  expect(rowEnds({ ...row, scrollLeft: 300 })).toEqual({ atStart: false, atEnd: false })
  expect(rowEnds({ ...row, scrollLeft: 599 })).toEqual({ atStart: false, atEnd: true })
})

it('a row cannot scroll if everything is visible', () => {
  const ends = rowEnds({ scrollLeft: 0, clientWidth: 400, scrollWidth: 400 })
  expect(ends).toEqual({ atStart: true, atEnd: true })
})
