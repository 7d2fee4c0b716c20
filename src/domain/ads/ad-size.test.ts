import { expect, it } from 'vitest'
import { adSizeHint } from './ad-size'

it('adSizeHint returns no hint for 300 x 250 and larger images of the same aspect ratio', () => {
  expect(adSizeHint(300, 250)).toBeNull()
  expect(adSizeHint(600, 500)).toBeNull()
  expect(adSizeHint(1201, 1000)).toBeNull()
})

it('adSizeHint reports which sides are cropped and which images are too small', () => {
  expect(adSizeHint(728, 90)).toContain('left and right')
  expect(adSizeHint(160, 600)).toContain('top and bottom')
  expect(adSizeHint(240, 200)).toContain('blurry')
})
