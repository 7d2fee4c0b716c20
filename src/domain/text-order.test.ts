import { expect, it } from 'vitest'
import { byText } from './text-order'

it('sorts names as a reader looks for them, whatever their case and accents', () => {
  const names = ['windmill', 'Zink', 'Éste', 'este', 'Estancia', 'Oak 10', 'Ángel', 'oak']
  expect(names.sort(byText)).toEqual([
    'Ángel',
    'Estancia',
    'este',
    'Éste',
    'oak',
    'Oak 10',
    'windmill',
    'Zink',
  ])
})
