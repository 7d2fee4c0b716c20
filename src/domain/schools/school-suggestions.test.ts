import { expect, it } from 'vitest'
import { schoolSuggestions } from './school-suggestions'

it('schoolSuggestions suggests each school once, by name, with its rating if one is known', () => {
  expect(
    schoolSuggestions([
      { name: 'Oak Run', rating: null },
      { name: 'elm Draw', rating: 'B' },
      { name: 'Oak Run', rating: 'A' },
      { name: 'Oak Run', rating: 'C' },
    ]),
  ).toEqual([
    { name: 'elm Draw', rating: 'B' },
    { name: 'Oak Run', rating: 'A' },
  ])
})
