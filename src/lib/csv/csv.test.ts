import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { toCsv } from './csv'

describe('CSV file', () => {
  it('starts with a byte-order mark and ends each line with CRLF', () => {
    expect(toCsv(['A', 'B'], [['1', '2']])).toBe('\uFEFFA,B\r\n1,2\r\n')
  })

  it('contains only the header when there are no rows', () => {
    expect(toCsv(['A', 'B'], [])).toBe('\uFEFFA,B\r\n')
  })

  it('preserves quotes, commas, line breaks and empty cells', () => {
    const cells = ['Ana "Ann" Buyer', 'Boerne, TX', 'two\nlines', 'Núñez']
    const { data } = Papa.parse(toCsv(['A', 'B', 'C', 'D', 'E'], [[...cells, null]]).slice(1))
    expect(data[1]).toEqual([...cells, ''])
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'prevents spreadsheets from evaluating %j as a formula',
    (cell) => {
      const { data } = Papa.parse<string[]>(toCsv(['A'], [[cell]]).slice(1), { newline: '\r\n' })
      expect(data[1]?.[0]).toBe(`'${cell}`)
    },
  )
})
