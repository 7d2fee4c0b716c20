import { expect, it } from 'vitest'
import { linesOf } from './lines'

it('linesOf drops blank lines and surrounding spaces, and keeps the order', () => {
  expect(linesOf(' Call the utilities \n\n\tPack\r\nPack\n')).toEqual([
    'Call the utilities',
    'Pack',
    'Pack',
  ])
  expect(linesOf(' \n ')).toEqual([])
})
