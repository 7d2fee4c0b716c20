import { expect, it } from 'vitest'
import { adShapeHint } from './ad-shape'

it('returns no hint for 300 x 250 and larger images of the same aspect ratio', () => {
  expect(adShapeHint(300, 250)).toBeNull()
  expect(adShapeHint(600, 500)).toBeNull()
  expect(adShapeHint(1201, 1000)).toBeNull()
})

it('reports which sides are cropped and which images are too small', () => {
  expect(adShapeHint(728, 90)).toContain('left and right')
  expect(adShapeHint(160, 600)).toContain('top and bottom')
  expect(adShapeHint(240, 200)).toContain('blurred')
})
