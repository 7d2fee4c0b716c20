import { expect, it } from 'vitest'
import { splitLines } from './lines'

it('splitLines drops blank lines and surrounding spaces, and keeps the order', () => {
  expect(splitLines(' Call the utilities \n\n\tPack\r\nPack\n')).toEqual([
    'Call the utilities',
    'Pack',
    'Pack',
  ])
  expect(splitLines(' \n ')).toEqual([])
})
