import { expect, it } from 'vitest'
import { byText, orderKey } from './collation'

it('byText sorts names ignoring case and accents', () => {
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

it('orderKey sorts in the same order as byText', () => {
  const names = ['windmill', 'Éste', 'este', 'Este', 'Oak 10', 'oak', 'Oak', 'oak ', 'ángel', 'a']
  const byKey = names.toSorted((a, b) => (orderKey(a) < orderKey(b) ? -1 : 1))
  expect(byKey).toEqual(names.toSorted(byText))
})
