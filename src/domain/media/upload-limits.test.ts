import { describe, expect, it } from 'vitest'
import {
  DRAWING_BYTES,
  madeSmaller,
  mayNeedResize,
  PICTURE_BYTES,
  sizeWithin,
  tooLargeToUpload,
} from './upload-limits'

const photo = (size: number, type = 'image/jpeg') => ({ name: 'porch.jpg', type, size })

it('tooLargeToUpload names the size of a photo that is too large, and the limit', () => {
  expect(tooLargeToUpload(photo(21 * 1024 * 1024))).toBe(
    'porch.jpg is 21 MB. The maximum is 12 MB; choose a smaller file.',
  )
})

it('tooLargeToUpload accepts a photo at the limit and shows more than the limit for a larger one', () => {
  expect(tooLargeToUpload(photo(PICTURE_BYTES))).toBeNull()
  expect(tooLargeToUpload(photo(PICTURE_BYTES + 1))).toContain('is 12.1 MB')
})

it('tooLargeToUpload has a smaller limit for drawings and none for files that are not images', () => {
  expect(tooLargeToUpload(photo(DRAWING_BYTES + 1, 'image/svg+xml'))).toContain('maximum is 1 MB')
  expect(tooLargeToUpload(photo(PICTURE_BYTES + 1, 'text/csv'))).toBeNull()
})

describe('making an image smaller', () => {
  it('is considered for large files of photos', () => {
    const size = 2 * 1024 * 1024
    expect(mayNeedResize({ type: 'image/jpeg', size })).toBe(true)
    expect(mayNeedResize({ type: 'image/jpeg', size: 1000 })).toBe(false)
    for (const type of ['image/svg+xml', 'image/gif', 'image/heic', 'text/csv']) {
      expect(mayNeedResize({ type, size })).toBe(false)
    }
  })

  it('keeps the aspect ratio and never enlarges', () => {
    expect(sizeWithin(8192, 4096, 4096)).toEqual({ width: 4096, height: 2048 })
    expect(sizeWithin(3000, 6000, 4096)).toEqual({ width: 2048, height: 4096 })
    expect(sizeWithin(640, 480, 4096)).toEqual({ width: 640, height: 480 })
    expect(sizeWithin(20_000, 1, 4096)).toEqual({ width: 4096, height: 1 })
  })

  it('is reported with the sizes before and after', () => {
    const megabyte = 1024 * 1024
    expect(madeSmaller(1, 21 * megabyte, 3.1 * megabyte)).toBe('Made smaller: 21 MB → 3.1 MB')
    expect(madeSmaller(3, 40 * megabyte, 9 * megabyte)).toBe(
      '3 pictures made smaller: 40 MB → 9 MB',
    )
  })
})
