import { expect, it } from 'vitest'
import { sizeText } from './size-text'

it('sizeText writes the size of a file as people do', () => {
  expect([1, 340 * 1024, 1.5 * 1024 ** 2, 20 * 1024 ** 2, 104_857_600].map(sizeText)).toEqual([
    '1 KB',
    '340 KB',
    '1.5 MB',
    '20 MB',
    '100 MB',
  ])
})
