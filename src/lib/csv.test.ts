import { expect, it } from 'vitest'
import { csvOf } from './csv'

it('writes a table as a spreadsheet reads it', () => {
  expect(csvOf(['Name', 'Count'], [['Alamo, Tree "& Co"', 3]])).toBe(
    '\uFEFFName,Count\r\n"Alamo, Tree ""& Co""",3\r\n',
  )
  expect(csvOf(['Name'], [])).toBe('\uFEFFName\r\n')
})

it('writes no cell that a spreadsheet would run', () => {
  expect(csvOf(['Name'], [['=1+1'], ['@SUM(A1)'], ['+1'], ['-1']])).not.toMatch(/^"?[=@+-]/m)
})
