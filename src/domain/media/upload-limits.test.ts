import { expect, it } from 'vitest'
import { DRAWING_BYTES, PICTURE_BYTES, tooLargeToUpload } from './upload-limits'

const photo = (size: number, type = 'image/jpeg') => ({ name: 'porch.jpg', type, size })

it('names the size of a photo that is too large, and the limit', () => {
  expect(tooLargeToUpload(photo(21 * 1024 * 1024))).toBe(
    'porch.jpg has 21 MB. The maximum is 12 MB; choose a smaller file.',
  )
})

it('accepts a photo at the limit and shows more than the limit for one above it', () => {
  expect(tooLargeToUpload(photo(PICTURE_BYTES))).toBeNull()
  expect(tooLargeToUpload(photo(PICTURE_BYTES + 1))).toContain('has 12.1 MB')
})

it('has a smaller limit for drawings and none for files that are not images', () => {
  expect(tooLargeToUpload(photo(DRAWING_BYTES + 1, 'image/svg+xml'))).toContain('maximum is 1 MB')
  expect(tooLargeToUpload(photo(PICTURE_BYTES + 1, 'text/csv'))).toBeNull()
})
