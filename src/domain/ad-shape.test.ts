import { expect, it } from 'vitest'
import { adShapeHint } from './ad-shape'

it('says nothing of 300 x 250 and the same shape larger', () => {
  expect(adShapeHint(300, 250)).toBeNull()
  expect(adShapeHint(600, 500)).toBeNull()
  expect(adShapeHint(1201, 1000)).toBeNull()
})

it('says which sides of another shape are cut off, and what is too small', () => {
  expect(adShapeHint(728, 90)).toContain('left and right')
  expect(adShapeHint(160, 600)).toContain('top and bottom')
  expect(adShapeHint(240, 200)).toContain('blurred')
})
