import { expect, it } from 'vitest'
import { readTextTable } from './read-text-table'

const readCells = (text: string) => {
  const table = readTextTable(text)
  if (typeof table === 'string') throw new Error(table)
  return table.sheet.rows.map(({ cells }) => cells)
}

it.each([
  ['a comma before the closing mark', '"San Antonio,",TX', ['San Antonio,', 'TX']],
  ['doubled marks after a comma', '"Oak,"" wide, tall",TX', ['Oak," wide, tall', 'TX']],
  ['a line break', '"Oak,\n""Elm""",TX', ['Oak,\n"Elm"', 'TX']],
])('a cell that is quoted by the standard stays as it is: %s', (_, line, cells) => {
  expect(readCells(`City,State\n${line}\n`)[1]).toEqual(cells)
})

it.each([
  ['a quoted word at the beginning', '"Bluestem" Elev. B,TX', ['"Bluestem" Elev. B', 'TX']],
  ['a space before the mark', 'Oak, "2,140"', ['Oak', '2,140']],
  ['a ditto mark', '",TX', ['"', 'TX']],
])('a quotation mark that the standard has not is read as it was meant: %s', (_, line, cells) => {
  expect(readCells(`City,State\n${line}\n`)[1]).toEqual(cells)
})
